import type { Evidence } from '#domain/documents/DocumentText';
import type { Reading } from '#domain/reading/Reading';
import type { Part } from '../Part.ts';
import type { Heads } from './headsOf.ts';
import type { PageMarks } from './pageMarks.ts';

/**
 * Where a file begins in the middle of a document: no caption and no title, and its first page is counted as a later one.
 * A document that starts at a later number (a volume of an appendix) has at least a title.
 */
export function beginsInTheMiddle(
  reading: Reading,
  { caption, label, form }: Heads,
  marks: readonly PageMarks[],
): Evidence[] | null {
  if (caption !== null || label !== null || form !== null || isHeaded(reading)) return null;
  const [first, second] = marks;
  if (first === undefined) return null;
  const { docket, own } = first;
  if (docket !== null && docket.number > 1) return [docket.line.evidence()];
  if (own === null || own.number < 2) return null;
  // A number alone may be a year, a line or a bill's: two pages that count on, or a total, are none.
  const goesOn = second?.own?.number === own.number + 1;
  const counts = own.of !== null && own.of >= own.number;
  return goesOn || counts ? [own.line.evidence()] : null;
}

function isHeaded({ court, title, plaintiffs, defendants }: Reading): boolean {
  return (court !== undefined || plaintiffs.length + defendants.length > 0) && title !== undefined;
}

/**
 * What the last page says of pages that are not in the file. `own`: the document's pages, which count themselves; the docket
 * counts all that came in one file.
 */
export function endsEarly(all: readonly PageMarks[], own: readonly PageMarks[]): NonNullable<Part['counts']> | null {
  return (
    lacking(
      all.map(({ docket }) => docket),
      all.length,
      1,
    ) ??
    lacking(
      own.map((marks) => marks.own),
      all.length,
      2,
    )
  );
}

/** Every page that counts names the same total, `least` of them at least, and the last one is short of it. A docket's head counts by itself. */
function lacking(
  marks: readonly ({ number: number; of: number | null } | null)[],
  pages: number,
  least: number,
): NonNullable<Part['counts']> | null {
  const last = marks.at(-1);
  const totals = marks.flatMap((mark) => mark?.of ?? []);
  if (!last?.of || totals.length < least || totals.some((total) => total !== last.of)) return null;
  // A total may count exhibits behind the document that bear no numbers.
  return last.number < last.of && pages < last.of ? { last: last.number, of: last.of } : null;
}
