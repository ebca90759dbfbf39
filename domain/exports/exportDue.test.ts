import { expect, test } from 'vitest';
import { exportDue } from './exportDue.ts';

test.each([
  ['before the hour, none is due', '2026-11-29T09:59:00Z', 2, null],
  ['from the hour on, that of the day in the court’s time zone', '2026-11-29T10:00:00Z', 2, '2026-11-29'],
  ['until the end of the day', '2026-11-30T07:59:00Z', 2, '2026-11-29'],
  ['at midnight', '2026-11-30T08:00:00Z', 0, '2026-11-30'],
])('%s', (_, at, hour, expected) => {
  expect(exportDue(new Date(at), { time_zone: 'America/Los_Angeles', hour })).toBe(expected);
});
