import { expect, test } from 'vitest';
import { certaintyOf } from './certaintyOf.ts';
import type { Box, DocumentText, Evidence, Word } from './DocumentText.ts';

const word = (text: string, left: number, certainty?: number): Word => ({
  ...{ text, box: [left, 100, left + 40, 110], size: 12, bold: false, start: 0 },
  ...(certainty === undefined ? {} : { certainty }),
});
const words = [word('Case', 100), word('No.', 150, 0.96), word('26CV0043I', 200, 0.6), word('filed', 400, 0.2)];
const document: DocumentText = {
  layout: 'pages',
  pages: [
    {
      ...{ number: 1, width: 612, height: 792, text: '', source: 'ocr' },
      lines: [{ words, box: [100, 100, 440, 110], text: '', start: 0 }],
    },
  ],
  text: '',
};
const at = (...box: Box): Evidence[] => [{ kind: 'page', page: 1, boxes: [box], quote: '' }];

test('a value is as sure as the least sure third of the words that it quotes', () => {
  expect(certaintyOf(document, at(145, 99, 250, 111))).toBe(0.6);
  expect(certaintyOf(document, at(145, 99, 195, 111))).toBe(0.96);
});

test('a banner over a scan counts as text of the file, and so does everything that is not a scan', () => {
  expect(certaintyOf(document, at(95, 99, 145, 111))).toBeNull();
  expect(certaintyOf({ layout: 'flow', paragraphs: [], text: '' }, at(0, 0, 600, 700))).toBeNull();
});
