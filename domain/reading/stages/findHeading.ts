import type { FilingLine } from '#domain/text/FilingLine';
import { type Caption, findCaption } from '../caption/findCaption.ts';
import {
  type ReadCourt,
  readCourt,
  readCourtAmongNames,
  readCourtByAddressee,
  readCourtByHost,
  readCourtInDocket,
  readCourtInStamps,
} from '../readCourt.ts';
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

/** Where else a court may be named than over the caption or in it, the surest place first. */
const elsewhere: readonly ((lines: DividedLines) => ReadCourt | undefined)[] = [
  ({ front }) => readCourtByHost(front),
  ({ banners }) => readCourtInStamps(banners.stamps),
  ({ banners }) => readCourtInDocket(banners.docket),
  ({ page }) => readCourtByAddressee(page),
  ({ reported }) => reported && readCourt(reported.lines, 'reporter-head'),
];

/** Finds the court above the caption, next to the parties, or among their names, else where other text names it. */
export function findHeading(lines: DividedLines): Heading {
  const { front, page } = lines;
  const over = readCourt(page, 'caption-heading');
  const courtLines = over?.lines ?? new Set();
  const caption = findCaption(front, courtLines, titleIn);
  const named = over ?? (caption && readCourt(caption.beside, 'caption-column'));
  if (named !== undefined) return { court: named, caption, courtLines, nameLines: named.lines };
  const among = caption && readCourtAmongNames(page);
  return {
    court: among ?? firstOf(lines),
    caption: among === undefined ? caption : findCaption(front, among.lines, titleIn),
    courtLines,
    nameLines: undefined,
  };
}

function firstOf(lines: DividedLines): ReadCourt | undefined {
  for (const read of elsewhere) {
    const court = read(lines);
    if (court !== undefined) return court;
  }
  return undefined;
}
