import { expect, test } from 'vitest';
import { liveStatusOf } from './liveStatusOf.ts';

test.each([
  ['scheduled', [], 'waiting'],
  ['scheduled', [null, 'granted'], 'waiting'],
  ['scheduled', ['granted', 'denied'], 'ruled'],
  ['scheduled', ['granted', 'submitted'], 'submitted'],
  ['completed', [], 'done'],
  ['completed', [null], 'done'],
  ['completed', ['submitted'], 'submitted'],
  ['adjourned', [null], 'continued'],
  ['cancelled', ['granted'], 'off_calendar'],
] as const)('a %s hearing with %j is %s', (status, motions, expected) => {
  expect(liveStatusOf(status, motions)).toBe(expected);
});
