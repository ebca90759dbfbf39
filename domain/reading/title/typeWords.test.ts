import { expect, test } from 'vitest';
import { typeNamed, typeWords } from './typeWords.ts';

test.each([
  ['Cross-Complaint', 'cross_complaint'],
  ['motion', 'motion'],
  ['Emergency Motion', 'motion'],
  ['Type: Motion to Compel', 'motion'],
  ['Memorandum in Support of Motion to Dismiss', 'memorandum_in_support'],
  ['Grocery List', 'other'],
])('"%s" names the type %s', (words, id) => {
  const named = typeNamed(words);
  expect(named.value).toBe(id);
  expect(typeWords(named).toLowerCase()).toBe(words.toLowerCase());
});
