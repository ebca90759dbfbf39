import { expect, test } from 'vitest';
import { spellCount, spellPendingDockets } from './spellCounts.ts';

test('pending dockets are listed by type, in the courthouse’s terms', () => {
  expect(
    spellPendingDockets([
      { case_type: 'Civil Complaint', n: 3 },
      { case_type: 'Probate', n: 2 },
      { case_type: 'Family Law', n: 3 },
      { case_type: 'Criminal', n: 0 },
    ]),
  ).toBe('8 pending dockets (3 civil complaints, 2 probate petitions, 3 family law filings)');
});

test('one item is singular, and none has its own wording', () => {
  expect(spellPendingDockets([{ case_type: null, n: 1 }])).toBe('1 pending docket (1 filing without a case type)');
  expect(spellPendingDockets([])).toBe('0 pending dockets');
  expect([0, 1, 2].map((n) => spellCount(n, 'hearing', 'hearings'))).toEqual([
    'no hearings',
    '1 hearing',
    '2 hearings',
  ]);
});
