import { anyOf, pattern } from '#domain/text/pattern';
import type { Ground, Spot } from '../Ground.ts';
import type { Label } from './findLabels.ts';

/** The label that identifies a number, and the distance between them. */
export type Governing = { label: Label; near: 'direct' | 'loose' };

/** Characters between a label and its number. */
const farthest = 70;
/** As many labels back are examined for one that heads the number's row or column. */
const labelsBack = 24;
const tallestColumn = 420;

/** The label above, next to, or before a number: a label in its line takes precedence over one in its row, its column, or the previous line. */
export function labelOf(ground: Ground, labels: readonly Label[], start: number, end: number): Governing | undefined {
  const before = countBefore(labels, start);
  const last = labels[before - 1];
  const gap = last !== undefined && start - last.end <= farthest ? ground.text.slice(last.end, start) : undefined;
  if (last !== undefined && gap !== undefined && !gap.includes('\n')) {
    const near = nearness(gap);
    if (near !== undefined) return { label: last, near };
  }
  const behind = labelBehind(ground.text, labels[before], end);
  if (behind !== undefined) return behind;
  const head = headOf(ground, labels, before, start, end);
  if (head !== undefined) return { label: head, near: 'direct' };
  if (isOver(ground.text, labels[before], start, end)) return { label: labels[before]!, near: 'direct' };
  if (last === undefined || gap === undefined || !gap.includes('\n') || /\n[^\n]*\S[^\n]*\n/.test(gap))
    return undefined;
  const near = nearness(gap);
  return near === undefined ? undefined : { label: last, near };
}

const betweenLabelAndNumber = [
  'is',
  'are',
  'was',
  'were',
  'of',
  'being',
  'numbered',
  'number',
  'numbers',
  'no.?',
  'listed as',
  'identified as',
  'as',
  'with',
  'bearing',
  'issued',
  /[a-z]{2}/,
  'california',
  'arizona',
  'texas',
  'florida',
  'illinois',
  'new york',
  'state',
];
const direct = pattern('i')`^["')\]]*[\s:#.,=*_()[\]"'–-]*(?:${anyOf(betweenLabelAndNumber)}\b[\s:#.,()'"-]*){0,3}$`;
const sentenceEnd = /[.!?;]["')]?\s+["'(]?[A-Z0-9]|\n\s*\n/;
const abbreviation = /\b(?:mr|mrs|ms|dr|no|nos|jr|sr|st|inc|co|corp|acct|n\.a|vs?)\./gi;

/** `2.`, `(b)`, `¶ 3`, at the beginning of a line. */
const nextParagraph = /\n[ \t]*(?:\(?\d{1,3}[.)]|\([a-z]{1,4}\)|¶+ ?\d+\.?)[ \t]/;
/** `xxxx1234` and `ending in 1234` before the number in full. */
const maskedNumber = /(?:[x*•]{2,}[-\s]?|\bx(?=\d{4}\b)|\bending (?:in |with )?)\d{2,5}\b|\b\d{9} ?\/ ?/gi;

/** Nothing but signs and small words appears between, or at least no sentence's end and no other number. */
function nearness(between: string): Governing['near'] | undefined {
  let gap = between;
  // A numbered paragraph is about something different from the previous one.
  if (nextParagraph.test(gap)) return undefined;
  if (direct.test(gap)) return 'direct';
  gap = gap.replace(maskedNumber, '');
  if (/\d{3}|\$/.test(gap) || sentenceEnd.test(gap.replace(abbreviation, (found) => `${found.slice(0, -1)} `)))
    return undefined;
  return 'loose';
}

/** `123456789 (SSN)`. */
function labelBehind(text: string, next: Label | undefined, end: number): Governing | undefined {
  if (next === undefined || next.kind === 'other' || next.start - end > 24) return undefined;
  const between = text.slice(end, next.start);
  const labelsNumber =
    /^ ?[([] ?$/.test(between) ||
    (next.kind === 'passport' && /^ of (?:(?:the|his|her|their|a) )?$/i.test(between)) ||
    /^,? (?:is|was|as) (?:my|his|her|the|their|a|an|plaintiff's|defendant's|'s) $/i.test(between);
  if (labelsNumber) return { label: next, near: 'direct' };
  return undefined;
}

/** Forms that print the label under the line of the number. */
function isOver(text: string, next: Label | undefined, start: number, end: number): boolean {
  if (next === undefined || next.kind === 'other' || !/^[\s_]*\n[ \t]*$/.test(text.slice(end, next.start)))
    return false;
  const alone = /(?:^|\n)[\s_]*$/.test(text.slice(Math.max(0, start - 12), start));
  return alone && !/^[^\n]*\d|^\s*\n?\s*[\d_A-Z]*\d/.test(text.slice(next.end, next.end + 40));
}

/** The label at the head of the number's row, else of its column. */
function headOf(
  ground: Ground,
  labels: readonly Label[],
  before: number,
  start: number,
  end: number,
): Label | undefined {
  if (before === 0) return undefined;
  const place = ground.spot(start, end);
  if (!isTabular(place.line)) return undefined;
  let best: { label: Label; distance: number } | undefined;
  for (let at = before - 1; at >= 0 && before - at <= labelsBack; at--) {
    const label = labels[at]!;
    const spot = cellOf(ground, label);
    if (place.top - spot.bottom > tallestColumn) break;
    if (!isTabular(spot.line) || isOfOtherParagraph(ground.text, label, start)) continue;
    const distance = distanceTo(place, spot);
    if (distance !== undefined && (best === undefined || distance < best.distance)) best = { label, distance };
  }
  return best?.label;
}

/** Of two numbered paragraphs, neither is the heading of the other. */
function isOfOtherParagraph(text: string, { start, end }: Label, number: number): boolean {
  const line = text.lastIndexOf('\n', start);
  return nextParagraph.test(`\n${text.slice(line + 1, line + 8)}`) && nextParagraph.test(text.slice(end, number));
}

/** In one row by the width between, in one column by the height between; a row's own label goes first. */
function distanceTo(place: Spot, label: Spot): number | undefined {
  const height = Math.min(place.bottom - place.top, label.bottom - label.top);
  const sameRow = Math.min(place.bottom, label.bottom) - Math.max(place.top, label.top) > height / 2;
  if (sameRow)
    return place.lineStart !== label.lineStart && label.right <= place.left + 2
      ? (place.left - label.right) / 1000
      : undefined;
  const overlap = Math.min(place.right, label.right) - Math.max(place.left, label.left);
  const narrow = Math.min(place.right - place.left, label.right - label.left);
  return label.bottom <= place.top + 2 && overlap > 0.25 * narrow
    ? 1 + place.top - label.bottom + Math.abs(place.left + place.right - label.left - label.right) / 10_000
    : undefined;
}

/** A label with the words before it in its cell, as in `Respondent's social security number`. */
function cellOf(ground: Ground, { start, end }: Label): Spot {
  const lead = /(?:[A-Za-z'.]+ ){1,3}$/.exec(ground.text.slice(Math.max(0, start - 40), start));
  return ground.spot(start - (lead?.[0].length ?? 0), end);
}

/** A cell or a row of a table or a form, no running words. */
export function isTabular(line: string): boolean {
  if (line.length > 160) return false;
  const words = line.match(/\b[a-z]{2,}\b/g)?.length ?? 0;
  return words <= 3 || (words <= 6 && /:\s*$|\t| {3}/.test(line));
}

/** How many labels end before this offset. */
function countBefore(labels: readonly Label[], offset: number): number {
  let low = 0;
  let high = labels.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (labels[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
