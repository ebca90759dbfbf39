import { isDigit, isLetter, isWordChar, skipSpace } from '#domain/text/chars';

/** A page of a citation; `undefined` for a page that is not known yet (`585 U.S. ___`). */
export type Page = { page: string | undefined; end: number };

const roman = /(?:c?(?:xc|xl|l?x{1,3})(?:ix|iv|v?i{0,3})|c?l?(?:ix|iv|v?i{1,3})|lv|cv|cl|clv)(?![\w])/y;
const blank = /(?:_{1,12}|—{1,4}|-{2,8})(?!\w)/y;
const numeral = /\d{1,3}(?:,\d{3})+|\d{1,9}/y;

/** The page that begins here. `marks` are the edition's, see data/reporters.ts. */
export function readPage(text: string, at: number, marks: string): Page | null {
  const code = text.charCodeAt(at);
  if (isDigit(code)) return readNumber(text, at, marks);
  if (code === 95 || code === 0x2014 || code === 45) {
    blank.lastIndex = at;
    return blank.test(text) ? { page: undefined, end: blank.lastIndex } : null;
  }
  if (code >= 97 && code <= 122) {
    roman.lastIndex = at;
    const match = roman.exec(text);
    return match?.[0] ? { page: match[0], end: roman.lastIndex } : null;
  }
  return null;
}

function readNumber(text: string, at: number, marks: string): Page | null {
  numeral.lastIndex = at;
  let page = numeral.exec(text)![0];
  let end = numeral.lastIndex;
  if (page.includes(',') && !/[pN]/.test(marks)) {
    // `1 U.S. 12,345` is page 12 and a pin cite; thousands are written only where paragraphs are counted.
    page = page.slice(0, page.indexOf(','));
    end = at + page.length;
  }
  if (isDigit(text.charCodeAt(end))) return null;
  const next = text.charCodeAt(end);
  // 143684-B, 50123(U), 1163a
  if (next === 45 && isLetter(text.charCodeAt(end + 1)) && !isWordChar(text.charCodeAt(end + 2))) {
    return { page: text.slice(at, end + 2), end: end + 2 };
  }
  const mark = /^(?:[([][UA][)\]])/.exec(text.slice(end, end + 3));
  if (mark) return { page: text.slice(at, end + 3), end: end + 3 };
  if (isLetter(next)) {
    if (/[aN]/.test(marks) && !isWordChar(text.charCodeAt(end + 1)))
      return { page: text.slice(at, end + 1), end: end + 1 };
    return text.startsWith('WC', end) && marks.includes('i') ? { page: `${page}WC`, end: end + 2 } : null;
  }
  if (next === 0x2060 || next === 37 || next === 36) return null;
  // A footnote's mark after the point is not part of the page: `58 Cal.4th 941.2 The rule`.
  if (next === 46 && /^\.\d{1,2}\s{1,3}[A-Z][a-z]/.test(text.slice(end, end + 8))) return { page, end };
  if ((next === 46 || next === 47 || next === 58) && isDigit(text.charCodeAt(end + 1))) return null;
  return { page, end };
}

/** A page number alone on its line may be the page's that it is printed on: then the number after it is meant. */
export function pageAfterPageNumber(text: string, at: number, end: number, marks: string): Page | null {
  let before = at - 1;
  while (text.charCodeAt(before) === 32) before -= 1;
  let after = end;
  while (text.charCodeAt(after) === 32) after += 1;
  if (text.charCodeAt(before) !== 10 || text.charCodeAt(after) !== 10) return null;
  const next = skipSpace(text, after, 400);
  if (!isDigit(text.charCodeAt(next))) return null;
  const page = readPage(text, next, marks);
  return page && /^(?:[,.;)]|\s{0,3}[([])/.test(text.slice(page.end, page.end + 4)) ? page : null;
}
