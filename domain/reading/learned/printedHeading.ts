import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';

/** The lines of a page's heading, and their text as it is compared. */
export type PrintedHeading = { sign: string; lines: readonly FilingLine[] };

const linesLooked = 45;
const longestLine = 90;
const longestHeading = 300;
const mostLines = 6;
/** Rows between two lines of one heading, and of one in a right column, next to the parties. */
const rowsBetween = 2;
const rowsInColumn = 4;

const bodies = ['courts?', 'tribunals?', 'commission', 'board', 'magistrates?', 'justices? of the peace', 'office of'];
const bodyWord = pattern('i')`\b${anyOf(bodies)}\b`;
const placeWords = [
  ...bodies,
  ...['state', 'commonwealth', 'territory', 'county', 'parish', 'borough', 'district', 'division', 'circuit'],
  ...['department', 'precinct', 'city', 'town', 'township', 'village', 'region', 'branch', 'judicial', 'part'],
  ...['nation', 'tribe', 'tribal', 'at law', 'in and for', 'before the', 'in the'],
];
const placeWord = pattern('i')`\b${anyOf(placeWords)}\b|^(?:of|for|at) `;
/** The words of an attorney's block, a party's role, and a document's text. */
const otherWordList = [
  ...['attorneys?', 'counsel', 'esq', 'llp', 'law office', 'law firm', 'suite', 'street', 'avenue', 'telephone'],
  ...['plaintiffs?', 'defendants?', 'petitioners?', 'respondents?', 'versus', 'vs?.'],
  ...['case no', 'motion', 'complaint', 'order', 'notice', 'clerk', 'officer', 'filed', 'use only'],
  ...['people of', 'company', 'corporation', 'bank', 'inc', 'matter of', 'estate of'],
];
const otherWords = pattern('i')`@|\b${anyOf(otherWordList)}\b`;

/**
 * The heading of the first page as its court prints it, found without knowing the court: the first line that names a
 * court, a board, or another body, and the adjacent lines that name its place.
 */
export function printedHeading(page: readonly FilingLine[]): PrintedHeading | undefined {
  const top = page.slice(0, linesLooked);
  const at = top.findIndex((line) => bodyWord.test(line.text) && isHeading(line));
  const core = top[at];
  if (core === undefined) return undefined;
  const above = adjacent(top.slice(0, at).reverse(), core).reverse();
  const below = withoutParty(adjacent(top.slice(at + 1), core));
  const lines = [...above, core, ...below].slice(0, mostLines);
  const sign = signOf(lines.map(({ text }) => text).join(' '));
  return sign.length <= longestHeading && namesOneCourt(sign) ? { sign, lines } : undefined;
}

/** The first party of a caption can be a state, a county, or a commission; its line ends with a comma. */
function withoutParty(lines: readonly FilingLine[]): readonly FilingLine[] {
  return lines.at(-1)?.text.trimEnd().endsWith(',') ? withoutParty(lines.slice(0, -1)) : lines;
}

const commonWords = [
  ...['in', 'the', 'of', 'for', 'and', 'at', 'before', 'a', 'no', 'law', 'united', 'states', 'state', 'commonwealth'],
  ...['courts?', 'superior', 'supreme', 'district', 'circuit', 'county', 'parish', 'municipal', 'city', 'appeals?'],
  ...['appellate', 'division', 'department', 'judicial', 'justices?', 'magistrates?', 'peace', 'precinct', 'probate'],
  ...[
    'family',
    'civil',
    'criminal',
    'common',
    'pleas',
    'chancery',
    'trial',
    'bankruptcy',
    'small',
    'claims',
    'term',
    'immigration',
  ],
  ...['tribunals?', 'commission', 'board', 'office', 'part', 'branch', 'town', 'village', 'special', 'general'],
];
const commonWord = pattern('i')`^${anyOf(commonWords)}$`;

/** A heading of common words alone, such as `IN THE DISTRICT COURT`, leaves the court to another column. */
function namesOneCourt(sign: string): boolean {
  return sign.split(' ').some((word) => !commonWord.test(word));
}

/** The lines that go on from a line without a gap. Lines in another column of the same rows are passed over. */
function adjacent(lines: readonly FilingLine[], from: FilingLine): FilingLine[] {
  const found: FilingLine[] = [];
  const gap = from.left > from.pageWidth * 0.4 ? rowsInColumn : rowsBetween;
  let last = from;
  for (const line of lines) {
    if (Math.abs(line.row - last.row) > gap || line.page !== from.page) break;
    const isBeside = line.left >= from.right || line.right <= from.left;
    if (isBeside) continue;
    if (!joint.test(line.text) && !(placeWord.test(line.text) && isHeading(line))) break;
    found.push(line);
    last = line;
  }
  while (found.length > 0 && joint.test(found.at(-1)!.text)) found.pop();
  return found;
}

/** A line that only joins the lines around it. */
const joint = /^\W*(?:in|for|of|in the|for the|of the|in and for|before the)\W*$/i;

/** A heading is a short line in capitals or with a capital in each word, and contains no long number. */
function isHeading({ text, rotated }: FilingLine): boolean {
  if (rotated || text.length > longestLine || otherWords.test(text) || /\d{4}/.test(text)) return false;
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** The words of a heading in capitals, without punctuation. */
function signOf(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
