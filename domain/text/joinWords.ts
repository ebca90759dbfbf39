import { isLetter, isSmall } from './chars.ts';
import { plainUnit } from './plainCharacters.ts';

/** How a word continues that a hyphen at a line's end cuts: `prin-` `cipal` as one word, `Loup-` `Miller` with its hyphen. */
export type Join = 'word' | 'compound';

const softHyphen = 0xad;
const hyphens = new Set([0x2d, softHyphen, 0x2010, 0x2011]);

/** Whether a line ends with a hyphen, by its last unit as printed. */
export function endsCut(last: number): boolean {
  return hyphens.has(last);
}

/** How a word continues, from the unit before a line's last, its last as printed, and the next line's first. */
export function joinOver(before: number, last: number, next: number): Join | undefined {
  if (!hyphens.has(last) || !isLetter(before) || !isLetter(plainUnit(next))) return undefined;
  return last === softHyphen || (isSmall(before) && isSmall(next)) ? 'word' : 'compound';
}
