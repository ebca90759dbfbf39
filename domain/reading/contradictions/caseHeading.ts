import type { FilingLine } from '#domain/text/FilingLine';
import type { Caption } from '../caption/findCaption.ts';

/** This many rows below the court's name still belong to the heading of a document without a caption. */
const rowsBelow = 12;

/**
 * A document's heading from the court's name on, with its caption. What appears above is the lawyers' address, which may name other divisions and specialties; what appears below the caption is the body.
 */
export function caseHeading(
  court: ReadonlySet<FilingLine> | undefined,
  caption: Caption | undefined,
  page: readonly FilingLine[],
): FilingLine[] {
  const [first] = court ?? [];
  const isBelow = (line: FilingLine): boolean =>
    first !== undefined && line.page === first.page && line.row >= first.row;
  if (caption === undefined) {
    return page.filter((line) => isBelow(line) && line.row <= first!.row + rowsBelow);
  }
  const above = caption.before.filter(isBelow);
  return [...above, ...caption.parties, ...caption.beside.filter((line) => !above.includes(line))];
}
