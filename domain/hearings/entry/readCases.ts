import { caseNumberFormats } from '#domain/caseNumbers/caseNumberFormats';
import { isDate } from '#domain/days/days';
import type { EntryLine, EntryWord } from './EntryLine.ts';
import { spanOfMatch } from './EntryLine.ts';

const formats = caseNumberFormats.filter(({ loose }) => !loose);

/** Case numbers: in a format of the courts, of letters and at least five digits, or after `case`, `no.`, or `#`. */
export function readCaseNumbers(line: EntryLine): void {
  const labeled = /(?:\bcase\s*(?:no\.?|number|#)?|\bno\.|#)\s*([a-z0-9][a-z0-9:-]*\d[a-z0-9:-]*)/g;
  for (const found of line.match(labeled)) {
    if ((found[1]!.match(/\d/g) ?? []).length < 3) continue;
    line.read(spanOfMatch(found), { field: 'case_number', value: found[1]!.toUpperCase() });
  }
  for (const found of line.match(/(?<![a-z0-9:./-])[a-z0-9][a-z0-9:-]*[a-z0-9](?![a-z0-9:/])/g)) {
    if (isNumber(found[0])) line.read(spanOfMatch(found), { field: 'case_number', value: found[0].toUpperCase() });
  }
}

function isNumber(word: string): boolean {
  if (isDate(word) || !/\d/.test(word) || /^[\d:-]+(?:am?|pm?)$/.test(word)) return false;
  const digits = (word.match(/\d/g) ?? []).length;
  if (/[a-z]/.test(word) && digits >= 5) return true;
  // A number without letters can be a date, a time, or an amount: only a long one with its court's dashes counts.
  return digits >= 8 && formats.some(({ pattern }) => pattern.test(word));
}

/** Words around `v.`, and titles such as `in re Sample` and `Estate of Sample`. Words of a judge's name end a title. */
export function readCaseTitles(line: EntryLine, isJudge: (word: string) => boolean): void {
  const words = line.words();
  const versus = words.findIndex(({ low }) => /^(?:v|vs|versus)$/.test(low));
  if (versus !== -1) {
    const first = firstOfTitle(line, words, versus, isJudge);
    const last = lastOfTitle(line, words, versus + 1, isJudge);
    const parts = [...words.slice(first, versus), ...words.slice(versus + 1, last + 1)];
    if (parts.length > 0) {
      const span = { from: words[first]!.from, to: words[last]!.to };
      line.read(span, { field: 'case_title', value: parts.map(({ low }) => low).join(' ') });
    }
    return;
  }
  const opening =
    /(?<![\p{L}])(?:in re|(?:in the )?matter of|(?:estate|marriage|guardianship|conservatorship|adoption|trust) of)\s+/gu;
  for (const found of line.match(opening)) {
    const start = words.findIndex(({ from }) => from >= found.index! + found[0].length);
    if (start === -1) continue;
    const last = lastOfTitle(line, words, start, isJudge);
    const named = words.slice(start, last + 1).map(({ low }) => low);
    line.read({ from: found.index!, to: words[last]!.to }, { field: 'case_title', value: named.join(' ') });
  }
}

const longestSide = 6;
/** Words that end a title: they introduce another part of the line. */
const openers = /^(?:to|on|at|in|before|for|with|re|judge|hon|dept|department|courtroom|the|set|schedule|from)$/;

function firstOfTitle(
  line: EntryLine,
  words: readonly EntryWord[],
  versus: number,
  isJudge: (word: string) => boolean,
): number {
  let first = versus;
  while (
    first > 0 &&
    versus - first < longestSide &&
    areNeighbors(line, words[first - 1]!, words[first]!) &&
    !openers.test(words[first - 1]!.low) &&
    // The word beside `v.` is a party, even with the name of a judge.
    (first === versus || !isJudge(words[first - 1]!.low))
  )
    first--;
  return first;
}

function lastOfTitle(
  line: EntryLine,
  words: readonly EntryWord[],
  start: number,
  isJudge: (word: string) => boolean,
): number {
  if (start >= words.length) return words.length - 1;
  let last = start;
  while (
    last + 1 < words.length &&
    last - start + 1 < longestSide &&
    areNeighbors(line, words[last]!, words[last + 1]!) &&
    !openers.test(words[last + 1]!.low) &&
    !isJudge(words[last + 1]!.low)
  )
    last++;
  return last;
}

/** Nothing that was claimed or left out is between them, and no comma but that of a company. */
function areNeighbors({ text }: EntryLine, one: EntryWord, next: EntryWord): boolean {
  const between = text.slice(one.to, next.from);
  return between.length <= 3 && (!between.includes(',') || /^(?:inc|llc|llp|lp|ltd|corp|co|jr|sr|et)$/.test(next.low));
}
