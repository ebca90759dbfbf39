import { expect, test } from 'vitest';
import type { Evidence } from './DocumentText.ts';
import { handwrittenPages, isHandwritten } from './handwriting.ts';
import { asPages } from './testing/typedDocument.ts';

const typed = asPages('Date: March 3, 2024');
if (typed.layout !== 'pages') throw new Error('The document has no pages.');
const [first] = typed.pages;
const document = { ...typed, pages: [{ ...first!, handwriting: [[100, 100, 160, 116] as const] }] };
const at = (left: number, top = 104): Evidence[] => [
  { kind: 'page', page: 1, boxes: [[left, top, left + 30, top + 10]], quote: 'March' },
];

test('pages with handwriting', () => {
  expect(handwrittenPages(document)).toEqual([1]);
  expect(handwrittenPages(typed)).toEqual([]);
});

test('a value is handwritten if one of its places is, or is directly beside it', () => {
  expect(isHandwritten(document, at(140))).toBe(true);
  expect(isHandwritten(document, at(170))).toBe(true);
  expect(isHandwritten(document, at(190))).toBe(false);
  expect(isHandwritten(document, at(140, 112))).toBe(false);
  expect(isHandwritten(typed, at(140))).toBe(false);
});
