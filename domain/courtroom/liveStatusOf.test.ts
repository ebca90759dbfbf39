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

test.each([
  ['called', { stage: 'called' as const, outcome: null }],
  ['in_session', { stage: 'in_session' as const, outcome: null }],
  ['continued', { stage: 'ended' as const, outcome: 'continued' as const }],
  ['waiting', { stage: 'waiting' as const, outcome: null }],
])('while a hearing is in the courtroom, it is %s as the clerk recorded', (status, record) => {
  expect(liveStatusOf('scheduled', [null], record)).toBe(status);
});
