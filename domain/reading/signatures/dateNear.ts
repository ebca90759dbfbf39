import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { findDates } from '../dates/findDates.ts';

const reachUp = 9;
const reachDown = 10;
const dateOpenings = [
  'dated?',
  'executed',
  'signed',
  'done',
  'so ordered',
  'entered',
  'submitted',
  'respectfully submitted',
  'given',
  'this',
  'on this',
  'sworn',
  'subscribed',
  'it is so ordered',
];
const signingVerbs = ['executed', 'dated', 'signed', 'done', 'ordered', 'entered', 'given'];
const dated = pattern(
  'i',
)`^\W*${anyOf(dateOpenings)}\b|\b${anyOf(signingVerbs)}\b.{0,60}\b(?:on|this)\b|\bthis (?:the )?\d{1,2}(?:st|nd|rd|th)? day of\b`;
const other = /\b(?:served|filed|hearing|commission|expires|trial|effective|entered:|mailed)\b/i;

/** The day near a signature: `Dated: June 5, 2020`, `this 2nd day of January, 2026`, above it or below. */
export function dateNear(
  lines: readonly FilingLine[],
  at: number,
  segment: readonly FilingLine[],
  signer: number,
): string | undefined {
  const column = segment[signer]!;
  for (let index = at; index >= Math.max(0, at - reachUp); index--) {
    const found = dateOn(lines, index, column);
    if (found !== undefined) return found;
  }
  for (let index = at + 1; index <= Math.min(lines.length - 1, at + reachDown); index++) {
    const { text } = lines[index]!;
    if (/^\W*(?:certificate of|proof of service|exhibit\b|verification\b)|\/s\//i.test(text)) break;
    const found = dateOn(lines, index, column);
    if (found !== undefined) return found;
  }
  return undefined;
}

function dateOn(lines: readonly FilingLine[], index: number, column: FilingLine): string | undefined {
  const line = lines[index]!;
  if (!/\d/.test(line.text) || line.text.length > 170) return undefined;
  const date = findDates(line.text)[0];
  if (date === undefined) return undefined;
  const before = line.text.slice(0, date.start);
  if (other.test(before) && !/^\W*(?:dated?|executed)\b/i.test(before)) return undefined;
  if (dated.test(line.text)) return date.iso;
  const alone = date.end - date.start > 0.8 * line.text.replace(/[\s.,]+$/, '').length;
  const above = lines[index - 1]?.text ?? '';
  // New York sets place and day on two lines: `Dated: New York, New York` / `October 20, 2005`.
  return alone && (/^\W*dated?\b/i.test(above) || Math.abs(line.row - column.row) <= 4) ? date.iso : undefined;
}
