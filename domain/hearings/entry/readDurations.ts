import { durationLimits } from '../durationLimits.ts';
import { type EntryLine, spanOfMatch } from './EntryLine.ts';

const { least: shortest, most: longest } = durationLimits;

const number = String.raw`(\d{1,4}(?:\.\d{1,2})?|\.\d{1,2})`;
const hours = '(?:hours?|hrs?|h)';
const minutes = '(?:minutes?|mins?|m)';
const end = String.raw`(?![\p{L}\d])`;
const both = new RegExp(
  String.raw`(?<![\d.:/-])${number}\s*${hours}\s*(?:and\s+)?(\d{1,2})\s*(?:${minutes})?${end}`,
  'gu',
);
const inHours = new RegExp(String.raw`(?<![\d.:/])${number}[\s-]*${hours}${end}`, 'gu');
const inMinutes = new RegExp(String.raw`(?<![\d.:/])${number}[\s-]*${minutes}${end}`, 'gu');

/** Durations in words, in minutes. */
const worded: readonly (readonly [RegExp, number])[] = [
  [/\b(?:an?|one)\s+hour\s+and\s+a\s+half\b|\bone\s+and\s+a\s+half\s+hours\b/g, 90],
  [/\bthree\s+quarters\s+of\s+an\s+hour\b/g, 45],
  [/\b(?:a\s+)?(?:half\s+(?:an\s+)?hour|half-hour)\b/g, 30],
  [/\b(?:a\s+)?quarter\s+(?:of\s+an\s+)?hour\b/g, 15],
  [/\b(?:an|one)\s+hour\b/g, 60],
  [/\btwo\s+hours\b/g, 120],
  [/\bthree\s+hours\b/g, 180],
  [/\b(?:half\s+day|half-day)\b/g, 240],
  [/\b(?:all\s+day|full\s+day|full-day)\b/g, 480],
];

/** Durations: `30m`, `1.5 hours`, `1h30`, `half an hour`. */
export function readDurations(line: EntryLine): void {
  for (const [expression, value] of worded) for (const found of line.match(expression)) read(line, found, value);
  for (const found of line.match(both)) read(line, found, Number(found[1]) * 60 + Number(found[2]));
  // `1330 hrs` is a time.
  for (const found of line.match(inHours)) if (Number(found[1]) < 100) read(line, found, Number(found[1]) * 60);
  for (const found of line.match(inMinutes)) read(line, found, Number(found[1]));
}

/** `3 days`: read after dates such as `in 3 days`. A hearing of several days is entered day by day. */
export function readLongDurations(line: EntryLine): void {
  for (const found of line.match(/(?<![\d.:/-])\d{1,3}[\s-]*(?:court\s+)?(?:days?|weeks?)(?![\p{L}\d])/gu))
    line.reject(spanOfMatch(found), 'duration_limits');
}

function read(line: EntryLine, found: RegExpMatchArray, length: number): void {
  const value = Math.round(length);
  if (value < shortest || value > longest) line.reject(spanOfMatch(found), 'duration_limits');
  else line.read(spanOfMatch(found), { field: 'duration_minutes', value: String(value) });
}
