import { isDigit, isLetter, isWordChar, skipGap } from '#domain/text/chars';
import { anyOf, pattern } from '#domain/text/pattern';
import { type Found, found } from './Found.ts';
import { matchAt } from './matchAt.ts';
import { readSection } from './readLaw.ts';
import { pageAfterPageNumber, readPage } from './readPage.ts';
import { readPinCite } from './readPinCite.ts';
import { abbreviationOf, type Edition, reporterTable } from './reporterTable.ts';

const shortMark = /,?\s{0,6}(?:,\s{0,6})?at\s{1,6}(?:(?:pp?\.|pages?|¶{1,2}|paras?\.)\s{0,4})?(?=[*\d¶ivxlc_])/y;
const starPage = /\[?\*{1,2}\d{1,5}\]?\s{1,6}/y;
const older = /\((?:(?:\d{1,2}(?: & \d)?\s)?[A-Z][A-Za-z.'&\s]{1,24})\)\s{0,6}/y;
const yearFirst = /\((?:1[6-9]|20)\d\d,?\)\s{0,6}/y;
const pageWord = /(?:p\.|[Pp]age)\s{1,4}(?=\d)/y;
const paragraph = /(?:P|¶{1,2}|par\.|para\.|No\.)\s{0,3}(?=\d)/y;

/** Reads volume, reporter, and page, or a short form of them; the volume's digits are from `at` to `end`. */
export function readVolumeCitation(text: string, at: number, end: number): Found | null {
  const next = text.charCodeAt(end);
  // 2006-Ohio-2095, also set as 2006 -Ohio- 2095
  const spacedHyphen = next === 32 && text.charCodeAt(end + 1) === 45 && isLetter(text.charCodeAt(end + 2));
  const hyphened = next === 45 || spacedHyphen;
  if (!hyphened && next > 32) return null;
  let from = hyphened ? end + (spacedHyphen ? 2 : 1) : skipGap(text, end);
  const star = matchAt(starPage, text, from);
  if (star) from = star;
  if (!isLetter(text.charCodeAt(from)) && text.charCodeAt(from) !== 45) return null;
  const volume = text.slice(at, end);
  let best: Found | null = null;
  for (const { end: nameEnd, value } of reporterTable().meet(text, from)) {
    const cited = readAfterName(text, at, { volume, from, nameEnd, hyphened }, value);
    if (!cited || (best && cited.end <= best.end && !(cited.end === best.end && isExact(cited) && !isExact(best))))
      continue;
    best = cited;
  }
  if (best) return best;
  return hyphened ? null : readUnlistedJournal(text, at, volume, from);
}

function isExact(cited: Found): boolean {
  return cited.editions.some((edition) => edition.exact);
}

const reviewNames = [
  /L\.\s?Rev\./,
  /L\.\s?J\./,
  /L\.\s?Q\./,
  /Law\sReview/,
  /Law\sJournal/,
  /J\.\s?L\.(?:\s(?:&\s)?[A-Z][A-Za-z'.]{1,12}){0,3}/,
  /L\.\sRev\.\s[A-Z][a-z]{1,8}\.?/,
];
const unlistedJournal = pattern(
  'y',
)`((?:[A-Z][A-Za-z'&-]{0,14}\.?\s{0,3}|&\s|(?:of|on|for|and|the)\s){1,7}?${anyOf(reviewNames)})\s{1,12}(\d{1,5})(?![\w%/])`;

/** No name of a law review that a list lacks is longer. */
const longestReview = 110;
const lawReview = /L\.\s?(?:Rev|J|Q)|Law\s(?:Rev|Jour)|J\.\s?L\./;

/** A law review that no list knows, by the words in which all their names end. */
function readUnlistedJournal(text: string, at: number, volume: string, from: number): Found | null {
  if (!lawReview.test(text.slice(from, from + longestReview))) return null;
  unlistedJournal.lastIndex = from;
  const match = unlistedJournal.exec(text);
  if (!match) return null;
  return found(text, 'journal', at, unlistedJournal.lastIndex, { volume, reporter: match[1]!, page: match[2]! });
}

type Place = { volume: string; from: number; nameEnd: number; hyphened: boolean };

function readAfterName(text: string, at: number, place: Place, editions: readonly Edition[]): Found | null {
  const { volume, from, nameEnd, hyphened } = place;
  const { marks, source } = abbreviationOf(editions);
  const kind = source === 'case' ? 'full' : source;
  const reporter = text.slice(from, nameEnd);
  const cited = (kind: Found['kind'], start: number, end: number, page: string | undefined) =>
    found(text, kind, start, end, { volume, reporter, ...(page === undefined ? {} : { page }), editions });

  if (kind === 'law') return readSection(text, at, { from, end: nameEnd }, volume, marks.includes('§'));
  if (hyphened) {
    if (!marks.includes('d') || text.charCodeAt(nameEnd) !== 45 || volume.length !== 4) return null;
    const page = readPage(text, skipGap(text, nameEnd + 1), marks);
    return page ? cited('full', at, page.end, page.page) : null;
  }
  if (isWordChar(text.charCodeAt(nameEnd)) && isWordChar(text.charCodeAt(nameEnd - 1))) return null;

  if (kind === 'full') {
    const short = matchAt(shortMark, text, nameEnd);
    if (short) {
      const pin = readPinCite(text, short, 'loose') ?? loneStar(text, short);
      if (!pin || !/^[*]?[\divxlc]/.test(pin.text)) return null;
      return { ...cited('short', at, pin.end, /^[*]?\d+/.exec(pin.text)?.[0] ?? pin.text), pin_cite: pin.text };
    }
  }
  let pageAt = nameEnd;
  if (text.charCodeAt(pageAt) === 44) pageAt += 1;
  const spaced = skipGap(text, pageAt);
  if (spaced === pageAt && isWordChar(text.charCodeAt(nameEnd - 1))) return null;
  pageAt = spaced;
  pageAt = matchAt(starPage, text, pageAt) || pageAt;
  if (marks.includes('n')) pageAt = matchAt(older, text, pageAt) || pageAt;
  if (text.charCodeAt(pageAt) === 40) pageAt = matchAt(yearFirst, text, pageAt) || pageAt;
  if (/[pN]/.test(marks)) pageAt = matchAt(paragraph, text, pageAt) || pageAt;
  pageAt = matchAt(pageWord, text, pageAt) || pageAt;
  if (/Weekly/.test(reporter) && /[DSC]/.test(text.charAt(pageAt)) && isDigit(text.charCodeAt(pageAt + 1))) {
    const page = readPage(text, pageAt + 1, marks);
    return page ? cited('full', at, page.end, `${text.charAt(pageAt)}${page.page}`) : null;
  }
  const page = readPage(text, pageAt, marks);
  if (!page) return null;
  const meant = pageAfterPageNumber(text, pageAt, page.end, marks) ?? page;
  return cited(kind, at, meant.end, meant.page);
}

function loneStar(text: string, at: number): { text: string; end: number } | null {
  let end = at;
  if (text.charCodeAt(end) === 42) end += 1;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end > at && isDigit(text.charCodeAt(end - 1)) && !isWordChar(text.charCodeAt(end))
    ? { text: text.slice(at, end), end }
    : null;
}
