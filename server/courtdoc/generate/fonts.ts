import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { Font, Measure } from '#domain/drafting/layout/Sheet';

const files: Record<Font, string> = { regular: 'Tinos-Regular.ttf', bold: 'Tinos-Bold.ttf' };
const loaded = new Map<Font, Buffer>();

/** Tinos (SIL Open Font License): the widths of Times, with every Latin letter. Its files are next to the bundle. */
export function fontBytes(font: Font): Buffer {
  const known = loaded.get(font) ?? readFileSync(path.join(import.meta.dirname, 'fonts', files[font]));
  loaded.set(font, known);
  return known;
}

let ruler: PDFKit.PDFDocument | undefined;

/** How wide a text is when it is printed. */
export const measureText: Measure = (text, font, size) => {
  ruler ??= openRuler();
  return ruler.font(font).fontSize(size).widthOfString(text);
};

function openRuler(): PDFKit.PDFDocument {
  const document = new PDFDocument({ autoFirstPage: false });
  for (const font of Object.keys(files) as Font[]) document.registerFont(font, fontBytes(font));
  return document;
}
