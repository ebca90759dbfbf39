import PDFDocument from 'pdfkit';
import { fontBytes } from './fonts.ts';

/** The margin on each side, in points. */
export const margin = 72;

/** Letter paper, whose pages are numbered in the end. */
const letter: PDFKit.PDFDocumentOptions = {
  size: 'LETTER',
  margins: { top: margin, left: margin, right: margin, bottom: margin },
  bufferPages: true,
};

/**
 * A tagged PDF with the portal's fonts, on letter paper unless `paper` says otherwise; `finish` returns its bytes. The same
 * content at the same moment gives the same bytes.
 */
export function startPdf(title: string, at: Date, paper: PDFKit.PDFDocumentOptions = letter) {
  const document = new PDFDocument({
    ...paper,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Creator: 'Assize', Producer: 'Assize', CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => {
    document.once('end', () => resolve());
    document.once('error', reject);
  });
  for (const font of ['regular', 'bold'] as const) document.registerFont(font, fontBytes(font));
  const finish = async () => {
    document.end();
    await written;
    return Buffer.concat(chunks);
  };
  return { document, finish };
}
