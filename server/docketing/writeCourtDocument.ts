import { margin, startPdf } from '#server/courtdoc/generate/startPdf';

/** A document that the court makes itself: its heading, caption, paragraphs, and signature. */
export type CourtPaper = {
  court: string;
  case_number: string;
  case_title: string;
  title: string;
  paragraphs: readonly string[];
  dated: string;
  signature: readonly string[];
  at: Date;
};

type Pen = { document: PDFKit.PDFDocument; whole: PDFKit.PDFStructureElement };

/** Prints a document of the court as a tagged PDF. */
export async function writeCourtDocument(paper: CourtPaper): Promise<Buffer> {
  const { document, finish } = startPdf(`${paper.title}, ${paper.case_number}`, paper.at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  const pen = { document, whole };
  write(pen, 'H1', paper.court, { bold: true, size: 13, align: 'center' });
  document.moveDown(1.2);
  write(pen, 'P', paper.case_title, { bold: true, size: 12 });
  write(pen, 'P', `Case number ${paper.case_number}`, { size: 12 });
  document.moveDown(1);
  write(pen, 'H2', paper.title, { bold: true, size: 14, align: 'center' });
  document.moveDown(0.8);
  for (const paragraph of paper.paragraphs) {
    write(pen, 'P', paragraph, { size: 12 });
    document.moveDown(0.6);
  }
  document.moveDown(1);
  write(pen, 'P', paper.dated, { size: 12 });
  document.moveDown(1.2);
  for (const line of paper.signature) write(pen, 'P', line, { size: 12, indent: 220 });
  whole.end();
  return finish();
}

type Manner = { size: number; bold?: boolean; align?: 'left' | 'center'; indent?: number };

function write({ document, whole }: Pen, tag: 'H1' | 'H2' | 'P', text: string, manner: Manner): void {
  const { size, bold = false, align = 'left', indent = 0 } = manner;
  whole.add(
    document.struct(tag, {}, () => {
      document
        .font(bold ? 'bold' : 'regular')
        .fontSize(size)
        .text(text, margin + indent, document.y, { align, lineGap: 3 });
    }),
  );
}
