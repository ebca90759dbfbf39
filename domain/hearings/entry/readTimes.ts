import { durationLimits } from '../durationLimits.ts';
import { type EntryLine, spanOfMatch } from './EntryLine.ts';

/** `2 pm`, `2 p.m.`, and `2p`; a letter alone must touch its number. */
const meridiem = String.raw`(?:(\s*[ap]\.?m\.?|[ap])(?![\p{L}\d]))`;
const notInNumber = String.raw`(?<![\d.:/\p{L}-])`;
const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))`;
const range = new RegExp(
  String.raw`${notInNumber}(\d{1,2})(?:[:.](\d{2}))?${meridiem}?\s*(?:-|to|until|till)\s*(\d{1,2})(?:[:.](\d{2}))?${meridiem}?(?![\p{L}\d/:-])`,
  'gu',
);
const withHalf = new RegExp(String.raw`${notInNumber}(\d{1,2})(?:[:.]?(\d{2}))?${meridiem}`, 'gu');
const withMinutes = new RegExp(String.raw`${notInNumber}${clock}(?:\s*(?:h|hrs?))?(?![\d/:.\p{L}-])`, 'gu');
const military = /(?<![\d.:/\p{L}-])([01]\d|2[0-3])([0-5]\d)(?:\s*h(?:rs?|ours)?)?(?![\d/:.\p{L}-])/gu;
const oClock = /\b(\d{1,2})\s*o'?\s?clock\b/g;
const past = /\b(half past|quarter past|quarter to)\s+(\d{1,2})(?![\d:/])/g;
const bare = /(?<![\d.:/\p{L}#-])(\d{1,2})(?![\d:/\p{L}-]|\.\d)/gu;

type Clock = { hour: number; minute: number; half: 'a' | 'p' | null };

/** Times: `9:00`, `2p`, `8.30`, `1400`, `noon`, `9-10:30`. Without AM or PM, the hours are those of a court day. */
export function readTimes(line: EntryLine): void {
  for (const found of line.match(/\b(?:12\s+)?noon\b/g)) readValue(line, found, { hour: 12, minute: 0, half: 'p' });
  for (const found of line.match(/\b(?:12\s+)?midnight\b/g)) readValue(line, found, { hour: 0, minute: 0, half: null });
  for (const found of line.match(range)) readRange(line, found);
  for (const found of line.match(withHalf)) readValue(line, found, clockOf(found[1]!, found[2], found[3]));
  for (const found of line.match(withMinutes)) readValue(line, found, clockOf(found[1]!, found[2], undefined));
  for (const found of line.match(past)) {
    const [, how, hour] = found;
    const base = clockOf(hour!, undefined, undefined);
    if (how === 'quarter to')
      readValue(line, found, { ...base, hour: base.hour === 1 ? 12 : base.hour - 1, minute: 45 });
    else readValue(line, found, { ...base, minute: how === 'half past' ? 30 : 15 });
  }
  for (const found of line.match(oClock)) readValue(line, found, clockOf(found[1]!, undefined, undefined));
  if (!line.lacks('hearing_time')) return;
  for (const found of line.match(military)) readValue(line, found, clockOf(found[1]!, found[2], undefined));
  if (!line.lacks('hearing_time')) return;
  // A number alone is a time if nothing else can be one: `tue 2 dept 4`.
  const [first] = line.match(bare).filter((found) => Number(found[1]) >= 1 && Number(found[1]) <= 12);
  if (first) readValue(line, first, clockOf(first[1]!, undefined, undefined));
}

function readRange(line: EntryLine, found: RegExpMatchArray): void {
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = found;
  const isClear = fromMinute ?? fromHalf ?? toMinute ?? toHalf ?? null;
  const ends = minutesOf(clockOf(toHour!, toMinute, toHalf));
  // `9-10:30 pm` begins in the morning only if it would otherwise end before it begins.
  const starts = [fromHalf, toHalf, undefined]
    .map((half) => minutesOf(clockOf(fromHour!, fromMinute, half)))
    .find((at) => at !== null && ends !== null && at < ends);
  if (isClear === null || starts === undefined || starts === null || ends === null) return;
  const dash = found[0].search(/\s*(?:-|to|until|till)\s*\d/);
  const span = spanOfMatch(found);
  line.read({ from: span.from, to: span.from + dash }, { field: 'hearing_time', value: timeOf(starts) });
  const length = ends - starts;
  if (length > durationLimits.most || length < durationLimits.least)
    line.reject({ from: span.from + dash, to: span.to }, 'duration_limits');
  else line.read({ from: span.from + dash, to: span.to }, { field: 'duration_minutes', value: String(length) });
}

function readValue(line: EntryLine, found: RegExpMatchArray, clock: Clock): void {
  const at = minutesOf(clock);
  if (at === null) {
    line.reject(spanOfMatch(found), 'no_such_time');
    return;
  }
  const isAssumed = clock.half === null && clock.hour >= 1 && clock.hour <= 12;
  line.read(spanOfMatch(found), {
    field: 'hearing_time',
    value: timeOf(at),
    alternatives: isAssumed ? [timeOf((at + 720) % 1440)] : [],
    doubt: isAssumed && (clock.hour === 6 || clock.hour === 7) ? 'half_of_day' : null,
  });
}

function clockOf(hour: string, minute: string | undefined, half: string | undefined): Clock {
  return { hour: Number(hour), minute: Number(minute ?? 0), half: (half?.trim()[0] as 'a' | 'p' | undefined) ?? null };
}

/** Minutes from midnight. Without a half of the day, 1 to 6 are in the afternoon and 7 to 12 before 1 PM. */
function minutesOf({ hour, minute, half }: Clock): number | null {
  if (minute > 59 || hour > 23) return null;
  if (half !== null && (hour < 1 || hour > 12)) return hour > 12 && half === 'p' ? hour * 60 + minute : null;
  if (half !== null) return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
  return (hour >= 1 && hour <= 6 ? hour + 12 : hour) * 60 + minute;
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
