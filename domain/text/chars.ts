/** Kinds of characters in a text as `flowText` gives it; what is past its end is none of them. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isCapital(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde);
}

export function isSmall(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0x24f);
}

export function isLetter(code: number): boolean {
  return isCapital(code) || isSmall(code);
}

export function isWordChar(code: number): boolean {
  return isDigit(code) || isLetter(code) || code === 0x2060;
}

/** The first place from here on that is no space; not further than `most` units. */
export function skipSpace(text: string, from: number, most = 400): number {
  let at = from;
  while (at - from < most && text.charCodeAt(at) <= 32) at += 1;
  return at;
}

/** Wider than that no gap is within a line. */
const widestInLine = 12;

/** The first place from here on that is no space, over the end of a line or a page but not over a column; else `from`. */
export function skipGap(text: string, from: number): number {
  const at = skipSpace(text, from);
  if (at - from <= widestInLine) return at;
  const line = text.indexOf('\n', from);
  return line >= 0 && line < at ? at : from;
}

/** The last place before here that is no space. */
export function skipSpaceBack(text: string, from: number, most = 400): number {
  let at = from - 1;
  while (from - at <= most && at >= 0 && text.charCodeAt(at) <= 32) at -= 1;
  return at;
}
