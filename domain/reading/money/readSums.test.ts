import { expect, test } from 'vitest';
import { readTyped } from '../testing/readTyped.ts';

const cases: [text: string, sums: [sum: string, purpose: string | undefined][]][] = [
  ['judgment in the sum of $84,500.00 for unpaid rent', [['$84,500.00', 'unpaid rent']]],
  ['a filing fee of $435', [['$435.00', 'filing fee']]],
  ['$1.2 million in compensatory damages', [['$1,200,000.00', 'compensatory damages']]],
  ['Medical expenses: $12,340.55', [['$12,340.55', 'medical expenses']]],
  [
    'the balance of $9,640.00 and $500.00 in late fees',
    [
      ['$9,640.00', 'balance'],
      ['$500.00', 'late fees'],
    ],
  ],
  ['ten thousand dollars ($10,000.00) as attorney’s fees', [['$10,000.00', "attorney's fees"]]],
  ['$5,000.00 was paid, and again $5,000.00', [['$5,000.00', undefined]]],
  ['a bond of $250,000', [['$250,000.00', 'bond']]],
  [
    'Principal: $25,000.00\nInterest: $1,250.00',
    [
      ['$25,000.00', 'principal'],
      ['$1,250.00', 'interest'],
    ],
  ],
  ['security deposit in the amount of $2,400.00', [['$2,400.00', 'security deposit']]],
  ['US$3,000 for lost wages', [['$3,000.00', 'lost wages']]],
  ['unpaid invoices totaling $67,318.44', [['$67,318.44', 'unpaid invoices']]],
];

test.each(cases)('"%s" states its amounts', (text, sums) => {
  for (const read of Object.values(readTyped(text))) {
    expect((read.sums ?? []).map(({ value, parts }) => [value, parts?.for])).toEqual(sums);
  }
});

test.each(['Labor Code $ 558 and Code $ 203', 'Room 100 and 12 dollars', 'no money at all', '$0.00'])(
  '"%s" names no sum',
  (text) => {
    expect(readTyped(text).flow.sums).toEqual([]);
  },
);
