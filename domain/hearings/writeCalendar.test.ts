import { describe, expect, test } from 'vitest';
import { readCalendar } from './testing/readCalendar.ts';
import { type CalendarEvent, writeCalendar } from './writeCalendar.ts';

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c01',
  starts_at: new Date('2026-03-17T16:00:00Z'),
  ends_at: new Date('2026-03-17T16:30:00Z'),
  updated_at: new Date('2026-03-02T10:11:12.345Z'),
  version: 1,
  status: 'scheduled',
  summary: 'Motion hearing: Specimen v. Example Foods, Inc.',
  location: 'Department 4; second floor',
  description: '26CV00218\nHon. A. Reyes \\ “in person”',
  ...changes,
});
/** Each observance of the file: its onset, its offsets, and its name. */
const zonesOf = (text: string) =>
  [...text.matchAll(/BEGIN:(STANDARD|DAYLIGHT)\r\n([\s\S]*?)END:\1/g)].map(([, kind, body]) =>
    [
      kind,
      ...body!
        .trim()
        .split('\r\n')
        .map((line) => line.slice(line.indexOf(':') + 1)),
    ].join(' '),
  );
const write = (...events: CalendarEvent[]) =>
  writeCalendar({ name: 'Court, County of Alder', time_zone: 'America/Los_Angeles', host: 'court.example', events });

describe('a calendar file', () => {
  test('has the time, place, and subject, and reads back unchanged', () => {
    const [read] = readCalendar(write(event()));
    expect(read).toEqual({
      UID: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c01@court.example',
      SEQUENCE: '0',
      DTSTAMP: '20260302T101112Z',
      'LAST-MODIFIED': '20260302T101112Z',
      'DTSTART;TZID=America/Los_Angeles': '20260317T090000',
      'DTEND;TZID=America/Los_Angeles': '20260317T093000',
      STATUS: 'CONFIRMED',
      SUMMARY: 'Motion hearing: Specimen v. Example Foods, Inc.',
      LOCATION: 'Department 4; second floor',
      DESCRIPTION: '26CV00218\nHon. A. Reyes \\ “in person”',
    });
  });

  test('of a canceled hearing keeps the UID, raises the sequence and says cancelled', () => {
    const [first] = readCalendar(write(event()));
    const [then] = readCalendar(write(event({ version: 3, status: 'cancelled' })));
    expect(then).toMatchObject({ UID: first!.UID, SEQUENCE: '2', STATUS: 'CANCELLED' });
  });

  test('ends every line as the format demands, and none is longer than 75 octets', () => {
    const text = write(event({ summary: 'Zoë v. Ñuñez-’Ō’Example 🏛️ '.repeat(20) }));
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
    expect(readCalendar(text)[0]!.SUMMARY).toBe('Zoë v. Ñuñez-’Ō’Example 🏛️ '.repeat(20));
  });

  test('has the changes of the court’s clocks around its events, with their local onsets', () => {
    const fall = event({ starts_at: new Date('2026-11-02T17:00:00Z'), ends_at: new Date('2026-11-02T17:30:00Z') });
    expect(zonesOf(write(event(), fall))).toEqual([
      'DAYLIGHT 20250309T020000 -0800 -0700 PDT',
      'STANDARD 20251102T020000 -0700 -0800 PST',
      'DAYLIGHT 20260308T020000 -0800 -0700 PDT',
      'STANDARD 20261101T020000 -0700 -0800 PST',
    ]);
    expect(write(event(), fall)).toContain('DTSTART;TZID=America/Los_Angeles:20261102T090000\r\n');
  });

  test('has one offset in a zone without changes, and none in UTC', () => {
    const inZone = (time_zone: string) => writeCalendar({ name: 'Court', time_zone, host: 'x', events: [event()] });
    expect(zonesOf(inZone('America/Phoenix'))).toEqual(['STANDARD 19700101T000000 -0700 -0700 MST']);
    expect(zonesOf(inZone('Asia/Tokyo'))).toEqual([expect.stringContaining('+0900 +0900')]);
    expect(inZone('UTC')).toContain('DTSTART:20260317T160000Z');
    expect(inZone('UTC')).not.toContain('VTIMEZONE');
    expect(writeCalendar({ name: 'Court', time_zone: 'America/Phoenix', host: 'x', events: [] })).not.toContain('TZID');
  });

  test('does not take a line from a text that contains line breaks', () => {
    const text = write(event({ summary: 'A\r\nEND:VEVENT\rBEGIN:VEVENT\u0000' }));
    expect(readCalendar(text)).toHaveLength(1);
    expect(readCalendar(text)[0]!.SUMMARY).toBe('A\nEND:VEVENT\nBEGIN:VEVENT');
  });
});
