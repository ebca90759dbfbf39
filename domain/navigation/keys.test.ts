import { expect, test } from 'vitest';
import { chordsOf, screenAfterG, shellActOf } from './keys.ts';

test.each([
  ['k', true, 'search'],
  ['K', true, 'search'],
  ['/', false, 'search'],
  ['?', false, 'sheet'],
  ['g', false, 'go'],
  ['k', false, undefined],
  ['g', true, undefined],
  ['/', true, undefined],
])('%s with Control: %s does %s', (key, control, act) => {
  expect(shellActOf({ key, control })).toBe(act);
});

test.each([
  ['h', 'attorney', 'dashboard'],
  ['f', 'attorney', 'case-processing'],
  ['c', 'attorney', 'cases'],
  ['K', 'attorney', 'calendar'],
  ['d', 'self_represented', 'deadlines'],
  ['r', 'clerk', 'legal-research'],
  ['q', 'clerk', 'review'],
  ['m', 'judge', 'judge-dashboard'],
  ['q', 'attorney', undefined],
  ['a', 'self_represented', undefined],
  ['h', 'visitor', undefined],
] as const)('G and then %s opens for the %s the screen %s', (key, capacity, screen) => {
  expect(screenAfterG(key, capacity)).toBe(screen);
});

test('IT personnel have keys for their systems only', () => {
  expect(
    chordsOf('it_personnel')
      .map(({ key }) => key)
      .join(''),
  ).toBe('hixwvnsl');
});
