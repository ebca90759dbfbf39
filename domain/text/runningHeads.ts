import type { FilingLine } from './FilingLine.ts';

/** The header that an electronic docket prints on every page. */
const docketHeader =
  /^(?:USCA\s?\w{1,4}\s|Appellate\s)?Case:?\s{1,4}(?:No\.\s)?\d[\w:.-]{3,40}.{0,60}\b(?:Document|Doc|DktEntry|Page|Pg|Filed|Entry)\b/i;
const pageOf = /^(?:[-—|\s]{0,4})(?:Page|Pg\.?)\s{0,3}\|?\s{0,3}\d{1,4}(?:\s?(?:of|\/)\s?\d{1,4})?[-—|.\s]{0,4}$/i;
const dashedPage = /^[-—~]\s{0,3}(?:\d{1,4}|[ivxlc]{1,6})\s{0,3}[-—~]\s{0,2}$/;
const countedPage = /^\d{1,4}\s?(?:of|\/)\s?\d{1,4}$/;
const stamp =
  /^(?:(?:E-?|Electronically\s)?(?:FILED|RECEIVED|ENTERED)\b.{0,80}\d{1,2}\/\d{1,2}\/\d{2,4}|NYSCEF DOC\.|INDEX NO\.|RECEIVED NYSCEF)/i;
/** The running head of a slip opinion names the opinion itself. */
const runningTitle = /^Cite as:? /i;
const pageId = /^PageID[.:#\s]/i;

/** Whether a line is by its words what a page, a clerk or a docket prints on it, and no part of the text. */
export function isRunningHead(line: string): boolean {
  const first = line.charCodeAt(0);
  if (first >= 97 && first <= 122 && first !== 101) return false;
  return (
    docketHeader.test(line) ||
    pageOf.test(line) ||
    dashedPage.test(line) ||
    countedPage.test(line) ||
    stamp.test(line) ||
    runningTitle.test(line) ||
    pageId.test(line)
  );
}

/** Of a page's height, above and below: heads and feet are there. */
const margin = 0.1;
const leastTimes = 3;
const pageNumber =
  /^[\W_]*(?:page\s*)?[\W_]*(?:\d{1,4}|[ivxl]{1,6})[\W_]*(?:of\s+\d+)?[\W_]*(?:\|?\s*p\s?a\s?g\s?e)?[\W_]*$/i;

/** Leaves out page numbers and the heads and feet that a document repeats on its pages. */
export function dropRunningHeads(lines: readonly FilingLine[]): FilingLine[] {
  const repeated = findRepeated(lines);
  return lines.filter((line) => !(pageNumber.test(line.text) || repeated.has(line)));
}

/** The lines at the head or foot of a page that other pages have too, but for their numbers. */
export function findRepeated(lines: readonly FilingLine[]): ReadonlySet<FilingLine> {
  const same = new Map<string, FilingLine[]>();
  for (const line of lines) {
    if (!isOuter(line)) continue;
    const key = line.text.replace(/\d+/g, '#');
    const known = same.get(key);
    if (known === undefined) same.set(key, [line]);
    else known.push(line);
  }
  return new Set([...same.values()].filter((found) => found.length >= leastTimes).flat());
}

/** Flowing text has no heads and feet; its repeated lines may be signatures. */
function isOuter(line: FilingLine): boolean {
  if (line.source.kind === 'flow') return false;
  return line.top < margin * line.pageHeight || line.bottom > (1 - margin) * line.pageHeight;
}
