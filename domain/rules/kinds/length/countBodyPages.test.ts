import { expect, test } from 'vitest';
import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { Evidence } from '#domain/documents/DocumentText';
import { emptyReading } from '#domain/reading/Reading';
import type { CheckedDocument } from '../../checks/Submission.ts';
import { flawlessFacts } from '../../checks/testing/flawlessFacts.ts';
import { countBodyPages } from './countBodyPages.ts';

const on = (page: number): Evidence[] => [{ kind: 'page', page, boxes: [], quote: '' }];

/** A memorandum of 30 pages signed on its 28th, with its exhibits on six more. */
function memorandum(changes: {
  layout?: Partial<LayoutFacts>;
  statements?: DocumentFacts['statements'];
  signed?: number;
}): CheckedDocument {
  const { file, layout } = flawlessFacts(36);
  const signed = changes.signed ?? 28;
  return {
    name: 'Memorandum.pdf',
    kind: 'lead',
    reading: {
      ...emptyReading(),
      signatures: [{ value: 'Robin Sample', confidence: 1, method: 'test', evidence: on(signed) }],
    },
    facts: {
      file,
      layout: { ...layout!, ...changes.layout },
      words: { all: 9000, body: 8000 },
      statements: changes.statements ?? [],
      parts: [
        { doc_type: 'memorandum', title: null, role: 'lead', pages: [1, 30], evidence: [] },
        { doc_type: null, title: 'Exhibit A', role: 'attached', pages: [31, 36], evidence: on(31) },
      ],
      identifiers: [],
      unseen: [],
      citations: [],
      fingerprint: null,
    },
  };
}
const table = { kind: 'table_of_contents', evidence: on(2) };
const romans = Array.from({ length: 5 }, (_, index) => ({
  page: index + 1,
  printed: ['i', 'ii', 'iii', 'iv', 'v'][index]!,
}));

test('exhibits never count, and what appears before the signature does', () => {
  expect(countBodyPages(memorandum({}), false)).toEqual({ least: 27, most: 30 });
});

test('a cover counts only where the rule does not leave it out', () => {
  expect(countBodyPages(memorandum({}), true).least).toBe(26);
});

test('pages with Roman numerals are tables in front', () => {
  expect(countBodyPages(memorandum({ layout: { page_numbers: romans } }), false).least).toBe(22);
});

test('a table ends where its dots do; without them it may continue for pages', () => {
  const statements = [table];
  expect(countBodyPages(memorandum({ statements, layout: { table_pages: [2, 3] } }), false).least).toBe(24);
  expect(countBodyPages(memorandum({ statements }), false).least).toBe(23);
});

test('without a signature behind its beginning nothing is sure but the most', () => {
  expect(countBodyPages(memorandum({ signed: 1 }), false)).toEqual({ least: 0, most: 30 });
});

test('a bound-in appendix has separate page numbers and does not count', () => {
  const page_numbers = Array.from({ length: 8 }, (_, index) => ({ page: 23 + index, printed: `${index + 1}a` }));
  expect(countBodyPages(memorandum({ signed: 20, layout: { page_numbers } }), false)).toEqual({ least: 19, most: 22 });
});
