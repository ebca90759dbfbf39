import { expect, test } from 'vitest';
import { type ReasonCode, reasonCodes } from '#domain/acceptance/reviewReasons';
import { needsNewDocument } from './needsNewDocument.ts';

const cured: ReasonCode[] = [
  'cover_sheet',
  'case_number_wrong',
  'barred',
  'fee_missing',
  'wrong_court',
  'information_wrong',
  'duplicate',
  'not_e_filed',
  'untimely',
  'filers_request',
  'other',
];

test.each(reasonCodes)('a return because of %s', (reason) => {
  expect(needsNewDocument(reason)).toBe(!cured.includes(reason));
});

test('a return without a listed reason can be answered', () => {
  expect(needsNewDocument(null)).toBe(false);
});
