import { expect, test } from 'vitest';
import { writeReturnReason, writeReviewReason } from './writeMessages.ts';

test('a reason outside the list is given in the clerk’s words alone', () => {
  expect(writeReturnReason('other', 'Wrong court')).toBe('Wrong court');
  expect(writeReturnReason('other', null)).toBe(writeReviewReason('other'));
});

test('a reason of the list comes before the clerk’s words', () => {
  expect(writeReturnReason('unsigned', 'Sign page 3.')).toBe('The document is not signed. Sign page 3.');
  expect(writeReturnReason(null, null)).toBe('');
});
