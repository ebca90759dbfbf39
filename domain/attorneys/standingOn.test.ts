import { expect, test } from 'vitest';
import { standingOn } from './standingOn.ts';

const history = [
  { status: 'Active', from: '2026-06-01', until: null },
  { status: 'Suspended', from: '2026-03-01', until: '2026-06-01' },
  // Corrected on the day on which it was entered.
  { status: 'Inactive', from: '2026-03-01', until: '2026-03-01' },
  { status: 'Active', from: '2020-01-01', until: '2026-03-01' },
];

test.each([
  ['2026-02-28', 'Active'],
  ['2026-03-01', 'Suspended'],
  ['2026-05-31', 'Suspended'],
  ['2026-06-01', 'Active'],
  ['2030-01-01', 'Active'],
  ['2019-12-31', undefined],
])('on %s: %s', (day, status) => expect(standingOn(history, day)?.status).toBe(status));

test('a status without a first day reaches back', () => {
  expect(standingOn([{ status: 'Active', from: null, until: null }], '1990-01-01')?.status).toBe('Active');
});
