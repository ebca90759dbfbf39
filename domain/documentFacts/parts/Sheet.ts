import type { DocumentText, Evidence, Line, PageText } from '#domain/documents/DocumentText';
import { placeOnPage } from '#domain/text/placeInText';
import { plainText } from '#domain/text/plainText';

/** One printed line of a sheet, with the way back to where it appears. */
export type SheetLine = { text: string; evidence: () => Evidence };

/** A page, or of flowing text what may be one: a heading with what follows it. */
export type Sheet = {
  /** From 1; null for flowing text. */
  page: number | null;
  /** What appears in its head and foot, apart from the text. */
  outer: SheetLine[];
  lines: SheetLine[];
  /** The sheet alone, as a document to be read. */
  read: () => DocumentText;
};

const margin = 0.12;
/** More lines are on no page that a caption appears on. */
const mostLines = 70;

/** The pages of a document in order. Lines are placed as in the file; a rotated page has no header or footer. */
export function toSheets(pages: readonly PageText[]): Sheet[] {
  return pages.map(toSheet);
}

function toSheet(page: PageText): Sheet {
  const outer: SheetLine[] = [];
  const lines: SheetLine[] = [];
  for (const line of page.lines) {
    if (line.text.trim() === '') continue;
    const one = toSheetLine(page, line);
    if (page.turn === undefined && isOuter(page, line)) outer.push(one);
    lines.push(one);
  }
  return {
    page: page.number,
    outer,
    lines,
    read: () => ({ layout: 'pages', pages: [{ ...page, lines: captionLines(page) }], text: page.text }),
  };
}

/** The docket's head counts a page among the file's; read alone the sheet is a first one. */
const docketLine = /\b(?:doc|case|filed|dkt|ecf)\b.*\b(?:page|pg)\b/i;

function captionLines({ lines }: PageText): Line[] {
  return lines.slice(0, mostLines).filter(({ text }) => text.length > 240 || !docketLine.test(text));
}

function isOuter({ height }: PageText, { box }: Line): boolean {
  return box[3] < margin * height || box[1] > (1 - margin) * height;
}

/** Most lines have no mark to be made plain. */
const fancy = /[^ -~]|___/;

function toSheetLine(page: PageText, line: Line): SheetLine {
  return {
    text: (fancy.test(line.text) ? plainText(line.text) : line.text).trim(),
    evidence: () => placeOnPage(page, line.start, line.start + line.text.length),
  };
}
