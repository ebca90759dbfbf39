import { startPdf } from '#server/courtdoc/generate/startPdf';

export type IndexLine = { text: string; filed_on: string; pages: number };
type About = { court: string; case_number: string; case_title: string; reviewing_court: string; at: Date };

const columns = { filed: 54, text: 132, page: 522, end: 558 };
const bottom = 712;

/**
 * The index of a record on appeal, with the page on which each document begins. Its own pages are counted first, since
 * they come before the documents.
 */
export async function writeIndex(about: About, lines: readonly IndexLine[]): Promise<{ bytes: Buffer; pages: number }> {
  // The number of pages is that of the first writing, unless longer numbers need another page.
  for (let pages = 1; ; ) {
    const written = await write(about, lines, pages);
    if (written.pages === pages) return written;
    pages = Math.max(pages + 1, written.pages);
  }
}

async function write(about: About, lines: readonly IndexLine[], before: number) {
  const { document, finish } = startPdf(`Record on appeal, ${about.case_number}`, about.at);
  const whole = document.struct('Document');
  document.addStructure(whole);
  const tagged = (tag: 'H1' | 'H2' | 'P', put: () => void) => void whole.add(document.struct(tag, {}, put));
  const say = (text: string, size: number, bold = false) => {
    document.font(bold ? 'bold' : 'regular').fontSize(size);
    document.text(text, columns.filed, document.y, { width: columns.end - columns.filed, lineGap: 2 });
  };
  tagged('H1', () => say('Record on Appeal', 16, true));
  tagged('P', () => say(`${about.case_title}, ${about.case_number}`, 12));
  tagged('P', () => say(`From: ${about.court}`, 10));
  tagged('P', () => say(`To: ${about.reviewing_court}`, 10));
  document.moveDown(0.8);
  tagged('H2', () => say('Index', 12, true));
  let page = before + 1;
  for (const line of lines) {
    const first = page;
    tagged('P', () => writeLine(document, line, first));
    page += line.pages;
  }
  whole.end();
  const { count } = document.bufferedPageRange();
  return { bytes: await finish(), pages: count };
}

function writeLine(document: PDFKit.PDFDocument, { text, filed_on }: IndexLine, page: number): void {
  document.font('regular').fontSize(10);
  const width = columns.page - columns.text - 12;
  if (document.y + document.heightOfString(text, { width }) > bottom) document.addPage();
  const top = document.y;
  document.text(filed_on, columns.filed, top, { width: columns.text - columns.filed - 6, lineBreak: false });
  document.text(String(page), columns.page, top, {
    width: columns.end - columns.page,
    align: 'right',
    lineBreak: false,
  });
  document.text(text, columns.text, top, { width, lineGap: 1 });
  document.y += 4;
}
