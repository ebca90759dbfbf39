import { dayMs } from '#domain/days/days';
import { dateTimeFormat } from '#domain/intl/formats';
import { toWallTime } from './courtTime.ts';

const minuteMs = 60_000;
/** A zone that changes its clocks does so within this many days. */
const searched = 400;

/** A moment from which the clocks of a zone show another time. Offsets are in minutes ahead of UTC. */
type Change = { at: number; before: number; after: number };

/**
 * The VTIMEZONE component (RFC 5545 3.6.5) of a zone for events between two moments. Each change of the clocks is written
 * with its date instead of a recurrence rule, so that it is right where the law has changed, too.
 */
export function timeZoneLines(zone: string, first: Date, last: Date): string[] {
  const changes = changesBetween(zone, first.getTime() - searched * dayMs, last.getTime() + dayMs);
  const offset = offsetAt(zone, first.getTime());
  const standard = Math.min(offset, ...changes.flatMap(({ before, after }) => [before, after]));
  const observances =
    changes.length > 0
      ? changes.map((change) => observance(zone, change, change.after > standard))
      : [lines('STANDARD', '19700101T000000', { at: first.getTime(), before: offset, after: offset }, zone)];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE'];
}

/** The local date and time of an event in a zone, as its value has it: 20260317T090000. */
export function localValue(at: Date, zone: string): string {
  const { date, time } = toWallTime(at, zone);
  const seconds = String(at.getUTCSeconds()).padStart(2, '0');
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}${seconds}`;
}

/** The onset is the local time that the clocks show before the change. */
function observance(zone: string, change: Change, isDaylight: boolean): string[] {
  const onset = new Date(change.at + change.before * minuteMs).toISOString().replace(/[-:]|\.\d{3}Z/g, '');
  return lines(isDaylight ? 'DAYLIGHT' : 'STANDARD', onset, change, zone);
}

function lines(kind: 'STANDARD' | 'DAYLIGHT', onset: string, { at, before, after }: Change, zone: string): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${writeOffset(before)}`,
    `TZOFFSETTO:${writeOffset(after)}`,
    `TZNAME:${nameAt(zone, at)}`,
    `END:${kind}`,
  ];
}

function changesBetween(zone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let at = from; at < to; at += dayMs) {
    const [before, after] = [offsetAt(zone, at), offsetAt(zone, at + dayMs)];
    if (before !== after) changes.push({ at: findChange(zone, at, at + dayMs, before), before, after });
  }
  return changes;
}

/** The first minute with another offset than before. */
function findChange(zone: string, from: number, to: number, before: number): number {
  let [low, high] = [Math.floor(from / minuteMs), Math.ceil(to / minuteMs)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle * minuteMs) === before) low = middle;
    else high = middle;
  }
  return high * minuteMs;
}

function offsetAt(zone: string, at: number): number {
  const whole = Math.floor(at / minuteMs) * minuteMs;
  const { date, time } = toWallTime(new Date(whole), zone);
  return (Date.parse(`${date}T${time}:00Z`) - whole) / minuteMs;
}

function writeOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0')).join('');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}

function nameAt(timeZone: string, at: number): string {
  const parts = dateTimeFormat({ timeZone, timeZoneName: 'short' }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
