import { startPdf } from '#server/courtdoc/generate/startPdf';

/** What the visible seal states. */
export type SealBlock = {
  court: string;
  signer: { name: string; title: string };
  /** The time of signing, in words and in the court’s time zone. */
  signed: string;
  reason: string;
};

/** The place of the visible seal: its page, counted from 0, and its rectangle in PDF points from the bottom left. */
export type SealPlace = { page: number; box: readonly [number, number, number, number] };

const width = 300;
const height = 112;
const left = 240;
const pageHeight = 792;

/** Draws the block of the seal on an open document, and returns the rectangle around it. */
export function drawSealBlock(document: PDFKit.PDFDocument, top: number, block: SealBlock): SealPlace['box'] {
  const text = (words: string, y: number, size: number, font: 'regular' | 'bold') =>
    document
      .font(font)
      .fontSize(size)
      .text(words, left + 12, top + y, {
        ...{ width: width - 24, height: size * 1.4, lineBreak: true, ellipsis: true },
      });
  document.rect(left, top, width, height).lineWidth(1).stroke('#333333');
  document.fillColor('black');
  text(`/s/ ${block.signer.name}`, 12, 14, 'bold');
  text(block.signer.name, 34, 11, 'regular');
  text(block.signer.title, 49, 11, 'regular');
  text(`Signed ${block.signed}`, 66, 9, 'regular');
  text(`${block.court}`, 79, 9, 'regular');
  text('Sealed with the certificate of the court. No changes are permitted.', 92, 8, 'regular');
  return [left, pageHeight - top - height, left + width, pageHeight - top];
}

export const sealBlockHeight = height;

/** What the page of the seal says: the lines of the caption, and what the person seals. */
export type SealWords = { caption: readonly string[]; paragraphs: readonly string[] };

/** The page of an order. */
export const soOrdered = (caption: readonly string[]): SealWords => ({ caption, paragraphs: ['IT IS SO ORDERED.'] });

/** A page with the caption and the seal, for a document whose last page is not the court’s own. */
export async function writeSealPage(
  block: SealBlock,
  { caption, paragraphs }: SealWords,
  at: Date,
): Promise<{ bytes: Buffer; box: SealPlace['box'] }> {
  const { document, finish } = startPdf(block.reason, at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  let box: SealPlace['box'] = [0, 0, 0, 0];
  whole.add(
    document.struct('P', {}, () => {
      document.font('bold').fontSize(13).text(block.court, { align: 'center' });
      document.moveDown(1);
      for (const line of caption) document.font('regular').fontSize(12).text(line);
      for (const paragraph of paragraphs) {
        document.moveDown(1);
        document.font('bold').fontSize(12).text(paragraph);
      }
      box = drawSealBlock(document, document.y + 24, block);
    }),
  );
  whole.end();
  return { bytes: await finish(), box };
}
