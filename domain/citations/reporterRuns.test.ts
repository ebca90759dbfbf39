import { expect, test } from 'vitest';
import { writeLedgerDoubt } from '#contract/messages/writeMessages';
import type { LedgerDoubt } from './LedgerReasons.ts';
import { whyNotInReporter, whyNotOfCourt } from './reporterRuns.ts';

const wordsOf = (doubt: LedgerDoubt | null) => doubt && writeLedgerDoubt(doubt);

test.each([
  ['1205', 'F.3d', '2015', 'There is no volume 1205 of F.3d: it ends with 999.'],
  ['12', 'F.4th', '2015', 'F.4th begins with decisions of 2021; the document dates this one 2015.'],
  ['900', 'F. 2d', '2004', 'F. 2d ends with decisions of 1994; the document dates this one 2004.'],
  ['70', 'Cal.4th', '2012', 'There is no volume 70 of Cal.4th: it ends with 63.'],
  ['5', 'U.S.', '1803', null],
  ['925', 'F.3d', '2019', null],
  ['1', 'F.4th', '2021', null],
  ['999', 'F.3d', '2022', null],
  ['12', 'F.3d', undefined, null],
])('%s %s of %s: %s', (volume, reporter, year, why) => {
  expect(wordsOf(whyNotInReporter({ volume, reporter, year }))).toBe(why);
});

test.each([
  ['F.3d', 'nysd', 'F.3d publishes decisions of courts of appeals; the document cites one of a district court.'],
  [
    'F. Supp. 2d',
    'ca9',
    'F. Supp. 2d publishes decisions of trial courts; the document cites one of a court of appeals.',
  ],
  [
    'U.S.',
    'ca5',
    'U.S. publishes decisions of the Supreme Court of the United States; the document cites one of a lower court.',
  ],
  ['F.3d', 'ca9', null],
  ['F.3d', 'cadc', null],
  ['F. Supp. 2d', 'dcd', null],
  ['F. Supp. 3d', 'cit', null],
  ['S. Ct.', 'scotus', null],
  ['P.3d', 'cal', null],
])('%s with %s: %s', (reporter, court, why) => {
  expect(wordsOf(whyNotOfCourt(reporter, court))).toBe(why);
});
