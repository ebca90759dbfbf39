import { expect, test } from 'vitest';
import { writeReturnReason, writeReviewReason } from './writeMessages.ts';

test('a reason that is not on the list has only the clerk’s text', () => {
  expect(writeReturnReason('other', 'Wrong court')).toBe('Wrong court');
  expect(writeReturnReason('other', null)).toBe(writeReviewReason('other'));
});

test('a reason from the list precedes the clerk’s text', () => {
  expect(writeReturnReason('unsigned', 'Sign page 3.')).toBe('The document is not signed. Sign page 3.');
  expect(writeReturnReason(null, null)).toBe('');
});
