import { startPdf } from '#server/courtdoc/generate/startPdf';

const left = 72;
const right = 540;
const ofAmount = 90;

/** A line of a printed account: a heading, or a text with or without an amount at the right. */
export type PrintedLine = { tag: 'H1' | 'H2' | 'P'; text: string; amount?: string; bold?: boolean };

/** Prints headings and amounts as a tagged PDF. */
export async function writeAccountPdf(title: string, at: Date, lines: readonly PrintedLine[]): Promise<Buffer> {
  const { document, finish } = startPdf(title, at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  for (const line of lines) whole.add(document.struct(line.tag, {}, () => put(document, line)));
  whole.end();
  return finish();
}

const sizes = { H1: 15, H2: 12, P: 10.5 };

function put(document: PDFKit.PDFDocument, { tag, text, amount, bold }: PrintedLine): void {
  if (tag === 'H2') document.moveDown(0.6);
  document.font(bold || tag !== 'P' ? 'bold' : 'regular').fontSize(sizes[tag]);
  const width = right - left - (amount === undefined ? 0 : ofAmount);
  const height = document.heightOfString(text, { width, lineGap: 2 });
  // A text and its amount are on one page.
  if (document.y + height > document.page.height - document.page.margins.bottom) document.addPage();
  const top = document.y;
  document.text(text, left, top, { width, lineGap: 2 });
  if (amount === undefined) return;
  const bottom = document.y;
  document.text(amount, right - ofAmount, top, { width: ofAmount, align: 'right', lineBreak: false });
  document.y = bottom;
}
