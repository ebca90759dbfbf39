import { startPdf } from '#server/courtdoc/generate/startPdf';
import { numberPages } from '#server/courtdoc/report/numberPages';
import type { ReportLine } from './PilotReport.ts';

const margin = 72;
const sizes = { H1: 18, H2: 13, H3: 10.5, P: 10 };
/** A heading this close to the end of a page begins the next one. */
const roomBelow = 130;

/** Prints the lines of a report as a tagged PDF with numbered pages. */
export async function writePilotPdf(title: string, at: Date, lines: readonly ReportLine[]): Promise<Buffer> {
  const { document, finish } = startPdf(title, at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  for (const line of lines) {
    makeRoom(document, line);
    whole.add(document.struct(line.tag, {}, () => put(document, line)));
  }
  whole.end();
  numberPages(document, title, margin);
  return finish();
}

/** A line is not divided between two pages. */
function makeRoom(document: PDFKit.PDFDocument, line: ReportLine): void {
  const { tag, text } = line;
  if (tag === 'H2') document.moveDown(0.8);
  const height = chooseFont(document, line).heightOfString(text, { lineGap: 2 });
  const room = tag === 'P' ? height : Math.max(height, roomBelow - margin);
  if (document.y + room > document.page.height - margin) document.addPage();
}

function put(document: PDFKit.PDFDocument, line: ReportLine): void {
  const paragraphGap = line.tag === 'P' ? 2 : 4;
  chooseFont(document, line).text(line.text, margin, document.y, { lineGap: 2, paragraphGap });
}

const chooseFont = (document: PDFKit.PDFDocument, { tag, bold }: ReportLine) =>
  document.font(bold || tag !== 'P' ? 'bold' : 'regular').fontSize(sizes[tag]);
