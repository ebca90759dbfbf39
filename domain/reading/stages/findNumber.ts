import { marginLines } from '../numbers/marginLines.ts';
import type { ReadField } from '../Reading.ts';
import { readCaseNumber } from '../readCaseNumber.ts';
import type { DividedLines } from './divideLines.ts';
import type { Heading } from './findHeading.ts';

type Known = Pick<DividedLines, 'banners' | 'page' | 'firstPage' | 'rest'> & Pick<Heading, 'caption' | 'court'>;
export type FoundNumber = { number: ReadField<string> | undefined };

/** A number under the caption is in a short line. */
const longestLine = 70;
const linesBelow = 6;

/** Finds the case number in the docket's print, the caption, or elsewhere on the first page. */
export function findNumber({ banners, page, firstPage, rest, caption, court }: Known): FoundNumber {
  const number = readCaseNumber(banners, {
    caption:
      caption === undefined
        ? page
        : [...caption.before.filter((line) => line.page === firstPage), ...caption.beside, ...caption.parties],
    after: caption?.after.slice(0, linesBelow).filter((line) => line.text.length < longestLine) ?? [],
    page,
    margins: marginLines(rest, firstPage),
    court: court?.name,
  });
  return { number };
}
