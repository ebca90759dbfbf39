import { expect, test } from 'vitest';
import { checkScenario, type Scenario, unchanged } from './Scenario.ts';

const court = {
  judges: [{ id: 'reyes' }, { id: 'osei' }],
  rooms: [{ id: 'four' }],
  hours: [{ opens: 480, closes: 1020 }],
};
const check = (changes: Partial<Scenario>) => checkScenario({ ...unchanged, ...changes }, court);

test('a change that cannot be simulated is named', () => {
  expect(check({})).toBe('no_change');
  expect(check({ without_judges: ['reyes', 'osei'] })).toBe('no_judges');
  expect(check({ without_rooms: ['four'] })).toBe('no_rooms');
  expect(check({ closes_later: -180, opens_earlier: -241 })).toBe('short_day');
  expect(check({ closes_later: 421 })).toBe('long_day');
});

test('changes can be combined', () => {
  expect(check({ without_judges: ['reyes', 'osei'], more_judges: 1 })).toBeNull();
  expect(check({ without_rooms: ['four'], more_rooms: 1, arrivals_percent: 20, closes_later: 60 })).toBeNull();
});
