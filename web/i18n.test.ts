import { expect, test } from 'vitest';
import i18n from './i18n.ts';

test('a name that ends with a period ends the sentence', () => {
  expect(i18n.t('filings.doubts.notFiled', { names: ['Answer of Example Foods, Inc.'], count: 1 })).toBe(
    'Answer of Example Foods, Inc. was not filed.',
  );
  expect(i18n.t('courtdoc.generation.blanks', { names: ['Counsel for Example Foods, Inc.'] })).toBe(
    'These are blank: Counsel for Example Foods, Inc.',
  );
});

test('a list has a serial comma and “and”', () => {
  expect(i18n.t('filings.doubts.notFiled', { names: ['Motion.pdf', 'Exhibit A.pdf', 'Order.pdf'], count: 3 })).toBe(
    'Motion.pdf, Exhibit A.pdf, and Order.pdf were not filed.',
  );
});
