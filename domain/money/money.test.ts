import { describe, expect, test } from 'vitest';
import { formatAmount } from './formatAmount.ts';
import { parseAmount } from './parseAmount.ts';
import { centsOf, writtenSum } from './writtenSum.ts';

describe('a sum that a document writes', () => {
  test.each([
    ['the sum of $84,500.00 and costs', [8_450_000]],
    ['US$ 2.5 million', [250_000_000]],
    ['$3 thousand or $1 BILLION', [300_000, 100_000_000_000]],
    ['$435 for filing', [43_500]],
    ['A$12', []],
    ['$1,2345', []],
  ])('in %s is %j', (text, cents) => {
    expect([...text.matchAll(writtenSum)].map(centsOf)).toEqual(cents);
  });
});

test.each([
  ['84,500', 8_450_000],
  ['$ 84500.00', 8_450_000],
  ['$1.5', undefined],
  ['plenty', undefined],
])('a person types %s', (typed, cents) => expect(parseAmount(typed)).toBe(cents));

test('what is written is read back', () => {
  for (const cents of [1, 99, 100, 43_500, 123_456_789]) expect(parseAmount(formatAmount(cents))).toBe(cents);
});
