import type { FilingLine } from '#domain/text/FilingLine';
import type { ReadField } from '../Reading.ts';
import { dateField } from './dateField.ts';
import { findDates } from './findDates.ts';

const word = /^\W*(?:received|docketed|entered)\W*$/i;
/** Counsel and agencies stamp what they receive too; only a court's stamp names the court or its clerk. */
const ofCourt = /\b(?:clerk|court|magistrate)\b/i;
const stampRows = 5;
const captionLines = 45;

/** A clerk's stamp `RECEIVED` or `ENTERED` with the day and the court under it, on a document that bears no other stamp. */
export function receivedDate(front: readonly FilingLine[], today: string): ReadField<string> | undefined {
  const top = front.slice(0, captionLines);
  const at = top.find((line) => word.test(line.text));
  if (at === undefined) return undefined;
  const center = at.left + at.right;
  const stamp = front.filter(
    (line) =>
      line.page === at.page &&
      Math.abs(line.row - at.row) <= stampRows &&
      Math.abs(line.left + line.right - center) < 160 &&
      line.text.length < 45,
  );
  if (!stamp.some((line) => line.row !== at.row && ofCourt.test(line.text))) return undefined;
  for (const line of stamp) {
    const date = findDates(line.text)[0];
    if (date === undefined || date.iso > today || Math.abs(line.row - at.row) > 2) continue;
    if (date.end - date.start > 0.6 * line.text.trim().length) return dateField(line, date, 'clerk-stamp, day');
  }
  return undefined;
}
