import type { FilingLine } from '#domain/text/FilingLine';
import { type Caption, findCaption } from '../caption/findCaption.ts';
import { chooseCourt } from '../court/chooseCourt.ts';
import { type ReadCourt, readCourt, readCourtAmongNames } from '../readCourt.ts';
import { titleIn } from '../title/titleIn.ts';
import type { DividedLines } from './divideLines.ts';

/** The court and the caption: each is found by the other. */
export type Heading = {
  court: ReadCourt | undefined;
  caption: Caption | undefined;
  /** The lines of a court's name over the caption. */
  courtLines: ReadonlySet<FilingLine>;
  /** The lines of a court's name above or next to it. */
  nameLines: ReadonlySet<FilingLine> | undefined;
};

/** Finds the court above the caption, next to the parties, or among their names, else where other text names it. */
export function findHeading(lines: DividedLines): Heading {
  const { front, page } = lines;
  const over = readCourt(page, 'caption-heading');
  const courtLines = over?.lines ?? new Set();
  const caption = findCaption(front, courtLines, titleIn);
  const named = over ?? (caption && readCourt(caption.beside, 'caption-column'));
  if (named !== undefined) return { court: chooseCourt(named, lines), caption, courtLines, nameLines: named.lines };
  const among = caption && readCourtAmongNames(page);
  return {
    court: chooseCourt(among, lines),
    caption: among === undefined ? caption : findCaption(front, among.lines, titleIn),
    courtLines,
    nameLines: undefined,
  };
}
