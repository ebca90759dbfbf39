import PDFDocument from 'pdfkit';
import { fontBytes } from './fonts.ts';

/** The margin on each side, in points. */
export const margin = 72;

/** A tagged PDF on letter paper with the portal's fonts; `finish` returns its bytes. */
export function startPdf(title: string, at: Date) {
  const document = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    bufferPages: true,
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
