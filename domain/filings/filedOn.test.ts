import { expect, test } from 'vitest';
import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { filedOn } from './filedOn.ts';

const state = 'State Court' as const;
const eve = [{ date: '2026-12-24', name: 'Closed by the commissioners court' }];

test.each([
  ['a Texas county that closed', state, 'Texas', '2026-12-24', eve, '2026-12-28'],
  ['a Texas county that did not close', state, 'Texas', '2026-12-24', [], '2026-12-24'],
  ['a California court closed by order', state, 'California', '2026-12-24', eve, '2026-12-28'],
  ['an Illinois court closed by order', state, 'Illinois', '2026-12-24', eve, '2026-12-28'],
  ['New York, where the day of receipt counts', state, 'New York', '2026-12-24', eve, '2026-12-24'],
  ['Florida, where the day of receipt counts', state, 'Florida', '2026-12-24', eve, '2026-12-24'],
  ['a federal court, always open', 'Federal Court', 'Texas', '2026-12-24', eve, '2026-12-24'],
] as const)('in %s', (_, level: CourtLevel, jurisdiction: Jurisdiction, received, closures, filed) => {
  const court = { level, jurisdiction };
  expect(filedOn(received, { court, closures, calendar: holidaysOf(court, closures) })).toBe(filed);
});
