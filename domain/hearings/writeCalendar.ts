import type { HearingStatus } from './statuses.ts';

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
 * The text of an iCalendar file. Moments are in UTC, which every calendar shows in its reader's zone; a canceled
 * hearing keeps its UID with a higher SEQUENCE, so that calendars remove it.
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
    ...events.flatMap((event) => eventLines(event, host)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const statusOf: Record<HearingStatus, string> = {
  requested: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  completed: 'CONFIRMED',
  adjourned: 'CANCELLED',
  cancelled: 'CANCELLED',
};

function eventLines(event: CalendarEvent, host: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `SEQUENCE:${event.version - 1}`,
    `DTSTAMP:${utc(event.updated_at)}`,
    `LAST-MODIFIED:${utc(event.updated_at)}`,
    ...timeLines(event),
    `STATUS:${statusOf[event.status]}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    `DESCRIPTION:${escapeText(event.description)}`,
    'END:VEVENT',
  ];
}

/** A day has no end (RFC 5545 3.6.1), and does not make its reader appear busy. */
function timeLines(event: EventTime): string[] {
  if ('day' in event) return [`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT'];
  return [`DTSTART:${utc(event.starts_at)}`, `DTEND:${utc(event.ends_at)}`];
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
