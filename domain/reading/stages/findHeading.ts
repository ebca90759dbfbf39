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
  const named = over ?? (caption && readCourtBeside(caption, page));
  if (named !== undefined) return { court: chooseCourt(named, lines), caption, courtLines, nameLines: named.lines };
  const among = caption && readCourtAmongNames(page);
  return {
    court: chooseCourt(among, lines),
    caption: among === undefined ? caption : findCaption(front, among.lines, titleIn),
    courtLines,
    nameLines: undefined,
  };
}

/** The court next to the parties; its state may be in an address elsewhere on the page. */
function readCourtBeside({ beside }: Caption, page: readonly FilingLine[]): ReadCourt | undefined {
  if (!beside.some((line) => /\bcourt\b/i.test(line.text))) return undefined;
  const alone = readCourt(beside, 'caption-column');
  if (alone !== undefined) return alone;
  const sources = new Set(beside.map((line) => line.source));
  const found = readCourt([...beside, ...page.filter((line) => !sources.has(line.source))], 'caption-column');
  return found !== undefined && [...found.lines].every((line) => beside.includes(line)) ? found : undefined;
}
