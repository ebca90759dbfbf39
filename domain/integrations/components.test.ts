import { expect, test } from 'vitest';
import { statusOf } from './components.ts';

test.each([
  ['own', { works: 'ok' }, 'Active'],
  ['outside', { works: 'ok' }, 'Integrated'],
  ['own', { failed: 'no answer' }, 'Pending'],
  ['outside', { failed: 'no answer' }, 'Pending'],
  ['outside', { absent: 'not set' }, 'Pending'],
] as const)('a component of the kind %s of which is found %j is %s', (kind, finding, status) => {
  expect(statusOf(kind, finding)).toBe(status);
});
