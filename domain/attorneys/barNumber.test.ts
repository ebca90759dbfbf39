import { expect, test } from 'vitest';
import { sameBarNumber } from './barNumber.ts';

test.each([
  ['0123456', '123456', true],
  ['SBN 123-456', 'sbn123456', true],
  ['123456', '123457', false],
  ['0', '00', true],
])('%s and %s are the same bar number: %s', (one, other, same) => expect(sameBarNumber(one, other)).toBe(same));
