import type { HearingStatus } from './statuses.ts';
import { localValue, timeZoneLines } from './writeTimeZone.ts';

/** The time of an event: from one moment to another, or a whole day, YYYY-MM-DD. */
type EventTime = { starts_at: Date; ends_at: Date } | { day: string };

/** A hearing, or a day on which something is due, as an iCalendar event (RFC 5545). */
export type CalendarEvent = EventTime & {
  id: string;
  updated_at: Date;
  /** From 1; the number of changes is one less. */
  version: number;
  status: HearingStatus;
  summary: string;
  /** Empty where there is none. */
  location: string;
  description: string;
};

type Calendar = { name: string; time_zone: string; host: string; events: readonly CalendarEvent[] };

/**
 * The text of an iCalendar file. Hearings are at the court's local time, with the changes of its clocks, so that they
 * keep their hour even in a program with older rules; a canceled hearing keeps its UID with a higher SEQUENCE, so that
 * calendars remove it.
 */
export function writeCalendar({ name, time_zone, host, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Assize//Court Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${escapeText(time_zone)}`,
    ...zoneLines(events, time_zone),
    ...events.flatMap((event) => eventLines(event, host, time_zone)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The zone of the events that have a time; none in UTC, which needs no definition. */
function zoneLines(events: readonly CalendarEvent[], time_zone: string): string[] {
  const times = events.flatMap((event) => ('day' in event ? [] : [event.starts_at.getTime(), event.ends_at.getTime()]));
  if (times.length === 0 || isUtc(time_zone)) return [];
  const [first, last] = times.reduce(
    ([low, high], at) => [Math.min(low, at), Math.max(high, at)],
    [times[0]!, times[0]!],
  );
  return timeZoneLines(time_zone, new Date(first), new Date(last));
}

const isUtc = (time_zone: string) => time_zone === 'UTC' || time_zone === 'Etc/UTC';

const statusOf: Record<HearingStatus, string> = {
  requested: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  completed: 'CONFIRMED',
  adjourned: 'CANCELLED',
  cancelled: 'CANCELLED',
};

function eventLines(event: CalendarEvent, host: string, time_zone: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `SEQUENCE:${event.version - 1}`,
    `DTSTAMP:${utc(event.updated_at)}`,
    `LAST-MODIFIED:${utc(event.updated_at)}`,
    ...timeLines(event, time_zone),
    `STATUS:${statusOf[event.status]}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    `DESCRIPTION:${escapeText(event.description)}`,
    'END:VEVENT',
  ];
}

/** A day has no end (RFC 5545 3.6.1), and does not make its reader appear busy. */
function timeLines(event: EventTime, time_zone: string): string[] {
  if ('day' in event) return [`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT'];
  const { starts_at, ends_at } = event;
  if (isUtc(time_zone)) return [`DTSTART:${utc(starts_at)}`, `DTEND:${utc(ends_at)}`];
  const value = (at: Date) => `TZID=${time_zone}:${localValue(at, time_zone)}`;
  return [`DTSTART;${value(starts_at)}`, `DTEND;${value(ends_at)}`];
}

/** RFC 5545 3.3.5, form 2. */
function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** RFC 5545 3.3.11; other control characters are not allowed in text. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n|\r/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** RFC 5545 3.1: no line is longer than 75 octets, and no character is broken in two. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0)!;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
