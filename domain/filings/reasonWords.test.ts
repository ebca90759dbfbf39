import { expect, test } from 'vitest';
import { reviewReasons } from '#domain/acceptance/reviewReasons';
import { endSentence } from '#domain/text/endSentence';
import { reasonWords } from './reasonWords.ts';

test('a reason outside the list is given in the clerk’s words alone', () => {
  expect(reasonWords('other', 'Wrong court')).toBe('Wrong court');
  expect(reasonWords('other', null)).toBe(reviewReasons.other);
});

test('a reason of the list comes before the clerk’s words', () => {
  expect(reasonWords('unsigned', 'Sign page 3.')).toBe(`${reviewReasons.unsigned} Sign page 3.`);
  expect(reasonWords(null, null)).toBe('');
});

test('a sentence that ends with an abbreviation gets no second period', () => {
  expect(endSentence('Specimen v. Example Foods, Inc.')).toBe('Specimen v. Example Foods, Inc.');
  expect(endSentence('Sample v. Example')).toBe('Sample v. Example.');
});
