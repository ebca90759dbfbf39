import { expect, test } from 'vitest';
import { matchNear } from './matchNear.ts';

const citation = /\b(?:Maine|Ohio) Const\. art\. [IVX]+/g;
const found = (text: string) => [...matchNear(text, /Const/, citation)].map((match) => [match.index, match[0]]);
const far = 'the court finds it so '.repeat(40);

test('what appears at the head of a text, far behind it and twice in one place is found where it appears', () => {
  const text = `Maine Const. art. I and Ohio Const. art. II. ${far}See Maine Const. art. IV, ${far}Ohio Const. art. V`;
  expect(found(text)).toEqual([...text.matchAll(citation)].map((match) => [match.index, match[0]]));
  expect(found(text)).toHaveLength(4);
});

test('a window that opens within a word does not cut it into another', () => {
  const text = `${'x'.repeat(200)}Maine Const. art. I`;
  expect(found(text)).toEqual([]);
  expect(found(far)).toEqual([]);
});
