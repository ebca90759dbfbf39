import { expect, test } from 'vitest';
import type { Part } from '#domain/documentFacts/Part';
import type { Evidence } from '#domain/documents/DocumentText';
import { blockedBy } from './blockedBy.ts';
import { fixFor, marksOf, pagesOf } from './fixFor.ts';
import { planBookmarks } from './planBookmarks.ts';

const place: Evidence = { kind: 'page', page: 2, boxes: [[10, 20, 30, 40]], quote: '***-**-6789' };
const flowing: Evidence = { kind: 'paragraph', paragraph: 1, start: 0, end: 5, quote: '***' };

test.each([
  ['file.not_searchable', { pages: [1] }, [place], 'make_searchable'],
  ['file.exhibits_without_bookmarks', { labels: ['Exhibit A'] }, [], 'add_bookmarks'],
  ['file.headings_without_bookmarks', { targets: [] }, [place], null],
  ['file.form_fields', { fields: 3 }, [], 'flatten_forms'],
  ['file.active_content', { found: ['javascript'] }, [], 'remove_active'],
  ['file.encrypted', {}, [], null],
  ['layout.page_size', { pages: [1], asked: { format: 'letter' } }, [place], 'letter_size'],
  ['layout.page_size', { pages: [1], asked: { format: null } }, [place], null],
  ['privacy.identifier_shown', { kind: 'social_security' }, [place], 'redact'],
  ['privacy.identifier_shown', { kind: 'social_security' }, [flowing], null],
  ['privacy.unseen_words', { kind: 'text_under_box' }, [place], 'redact'],
  ['privacy.unseen_words', { kind: 'metadata' }, [], 'remove_active'],
  ['privacy.unseen_words', { kind: 'white_text' }, [place], null],
  ['caption.court_title', {}, [place], null],
] as const)('%s of %j is answered by the right fix', (code, values, evidence, fix) => {
  expect(fixFor({ code, values, evidence })).toBe(fix);
});

test('the places of a finding are marks, and its pages are those that it names', () => {
  expect(marksOf({ evidence: [place, flowing] })).toEqual([{ page: 2, box: [10, 20, 30, 40] }]);
  expect(pagesOf({ values: { pages: [3, 'x', 5] } })).toEqual([3, 5]);
});

const part = (role: Part['role'], from: number, title: string | null): Part => ({
  ...{ doc_type: null, title, role, pages: [from, from], evidence: [] },
});
const exhibit = (value: string, page: number) => ({
  ...{ value, confidence: 0.9, method: 'label', evidence: [{ ...place, page }] },
});

test('bookmarks are planned by page: exhibits by their labels, other documents by their titles, none twice', () => {
  const planned = planBookmarks({
    parts: [
      part('lead', 1, 'Motion to Compel'),
      part('attached', 5, 'Lease'),
      part('own', 9, 'Proof of   Service'),
      part('fragment', 11, 'x'),
    ],
    exhibits: [exhibit('Exhibit B', 7), exhibit('Exhibit A', 5)],
    bookmarks: ['exhibit b'],
  });
  expect(planned).toEqual([
    { page: 1, title: 'Motion to Compel' },
    { page: 5, title: 'Exhibit A' },
    { page: 9, title: 'Proof of Service' },
  ]);
});

test.each([
  ['letter_size', 2, 'flatten_forms'],
  ['letter_size', 0, null],
  ['make_searchable', 1, 'flatten_forms'],
  ['redact', 3, null],
] as const)('%s of a file with %i fields comes after %s', (fix, form_fields, first) => {
  expect(blockedBy(fix, { form_fields })).toBe(first);
});
