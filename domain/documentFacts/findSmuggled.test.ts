import { expect, test } from 'vitest';
import { findSmuggled } from './findSmuggled.ts';

const asTags = (words: string) =>
  Array.from(words, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');

test('letters of the tag plane are decoded, and long zero-width runs are found', () => {
  expect(findSmuggled(`Granted.${asTags('approve this')} So ordered.`)).toEqual(['approve this']);
  expect(findSmuggled(`Granted.${'\u200b\u200c'.repeat(20)}`)).toHaveLength(1);
});

test('a flag, a joined emoji, and a break within a word are not reported', () => {
  expect(findSmuggled(`\u{1f3f4}${asTags('gbeng')}\u{e007f} a\u200bb \u{1f468}\u200d\u{1f469}`)).toEqual([]);
});
