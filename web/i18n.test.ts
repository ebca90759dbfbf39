import { expect, test } from 'vitest';
import i18n from './i18n.ts';

test('a name that ends with a period also ends the sentence', () => {
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

test('a number has a comma from 1,000, and a year has none', () => {
  expect(i18n.t('dashboard.sampleFilings', { made: 1055, of: 1617 })).toBe('1,055 of 1,617 filings');
  expect(i18n.t('layout.footer', { year: '2026' })).toContain('2026');
});

test('a list of alternatives has “or”', () => {
  expect(i18n.t('research.citations.not_found', { sources: ['Court library', 'CourtListener'] })).toBe(
    'Not found in Court library or CourtListener',
  );
});

test('no line breaks between a sign or word of a citation and its number', () => {
  expect(i18n.t('checks.actsUnder', { authority: 'CCP § 128.7; Cal. Rules of Court, rule 2.118' })).toContain(
    'CCP §\u00a0128.7; Cal. Rules of Court, rule\u00a02.118',
  );
});
