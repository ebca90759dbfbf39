import type { PlacedText, Sheet } from '#domain/drafting/layout/Sheet';
import { startPdf } from './startPdf.ts';

/**
 * Prints pages as a tagged PDF with its title and language, its fonts embedded. The same pages at the same moment
 * give the same bytes.
 */
export async function writePdf(sheets: Sheet[], title: string, at: Date): Promise<Buffer> {
  const { document, finish } = startPdf(title, at, { autoFirstPage: false });
  const whole = document.struct('Document');
  document.addStructure(whole);
  for (const sheet of sheets) drawSheet(document, whole, sheet);
  whole.end();
  return finish();
}

function drawSheet(document: PDFKit.PDFDocument, whole: PDFKit.PDFStructureElement, sheet: Sheet): void {
  document.addPage({ size: [sheet.width, sheet.height], margin: 0 });
  asArtifact(document, () => {
    for (const { x1, y1, x2, y2, width } of sheet.rules) {
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).stroke();
    }
  });
  for (const part of partsOf(sheet.texts)) {
    const draw = () => part.forEach((text) => void drawText(document, text));
    const tag = part[0]!.tag;
    if (tag === 'artifact') asArtifact(document, draw);
    else whole.add(document.struct(tag, {}, draw));
  }
}

/** Texts of one part together, in the order in which the parts start. */
function partsOf(texts: readonly PlacedText[]): PlacedText[][] {
  const parts = new Map<number, PlacedText[]>();
  for (const text of texts) parts.set(text.block, [...(parts.get(text.block) ?? []), text]);
  return [...parts.entries()].sort(([one], [other]) => one - other).map(([, part]) => part);
}

function asArtifact(document: PDFKit.PDFDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Pagination' });
  draw();
  document.endMarkedContent();
}

function drawText(document: PDFKit.PDFDocument, { text, x, y, font, size }: PlacedText): void {
  document.font(font).fontSize(size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}
