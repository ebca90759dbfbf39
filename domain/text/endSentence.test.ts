import { expect, test } from 'vitest';
import { endSentence } from './endSentence.ts';

test('a sentence that ends with an abbreviation gets no second period', () => {
  expect(endSentence('Specimen v. Example Foods, Inc.')).toBe('Specimen v. Example Foods, Inc.');
  expect(endSentence('Sample v. Example')).toBe('Sample v. Example.');
});
