import { expect, test } from 'vitest';
import { outcomeOf } from './outcomeOf.ts';

test.each([
  ['$1.00', '$1.00', 'confirmed'],
  ['$1.00', '$2.00', 'corrected'],
  ['$1.00', null, 'corrected'],
  [null, '$2.00', 'supplied'],
  [null, null, undefined],
])('the portal read %j and a person entered %j: %s', (machine, said, outcome) => {
  expect(outcomeOf(machine, said)).toBe(outcome);
});
