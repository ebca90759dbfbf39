import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const server = path.dirname(import.meta.dirname);
const writing = /\b(?:insert|update)\(\s*(?:hearings|hearingAttorneys|sittings|calendarBookings)\b/;

/** Only these keep a hearing or sitting and its bookings together. */
const writers = [
  'calendar/bookTime.ts',
  'calendar/staff/adoptHearings.ts',
  'calendar/updateHearing.ts',
  'calendar/updateHearings.ts',
  'calendar/writeHearings.ts',
  'calendar/writeSitting.ts',
];

test('hearings, sittings, and bookings are written only by the functions that keep them consistent', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => writing.test(readFileSync(path.join(server, file), 'utf8')));
  expect(files.sort()).toEqual(writers);
});
