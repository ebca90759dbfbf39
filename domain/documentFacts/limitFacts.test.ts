import { describe, expect, test } from 'vitest';
import type { Evidence } from '#domain/documents/DocumentText';
import { mostFacts } from '#domain/documents/mostFacts';
import { asFlow } from '#domain/documents/testing/typedDocument';
import { readFiling } from '#domain/reading/readFiling';
import { growingTexts } from '#domain/reading/testing/growingTexts';
import type { DocumentFacts } from './DocumentFacts.ts';
import { gatherTextFacts } from './gatherTextFacts.ts';
import { limitFacts } from './limitFacts.ts';

const times = 10_000;
const many = <Item>(make: (index: number) => Item): Item[] => Array.from({ length: times }, (_, index) => make(index));
const place = (index: number): Evidence => ({
  kind: 'page',
  page: 1 + index,
  boxes: [[1, 2, 3, 4]],
  quote: `No. ${index}`,
});
const wide: Evidence = { kind: 'page', page: 1, boxes: many(() => [1, 2, 3, 4]), quote: 'a'.repeat(100_000) };

function factsOf(count: <Item>(make: (index: number) => Item) => Item[], evidence: (index: number) => Evidence[]) {
  const facts: DocumentFacts = {
    file: { format: 'pdf', size: 1, pages: 1, pages_without_text: [], pdf: null },
    words: { all: 1, body: 1 },
    layout: null,
    statements: count((index) => ({ kind: 'notary', evidence: evidence(index) })),
    parts: count((index) => ({
      doc_type: null,
      title: `Exhibit ${index}`,
      role: 'attached',
      pages: null,
      evidence: evidence(index),
    })),
    identifiers: count((index) => ({ kind: 'taxpayer', shown: '1234', confidence: 0.9, evidence: evidence(index) })),
    unseen: count(() => ({
      kind: 'white_text',
      means: 'hidden',
      page: 1,
      boxes: [[1, 2, 3, 4]],
      characters: 9,
      excerpt: null,
      says: { code: 'unseen.white_text', values: {} },
    })),
    citations: count((index) => ({
      kind: 'full',
      text: '1 U.S. 1',
      start: index,
      end: index + 8,
      evidence: evidence(index),
    })),
    fingerprint: null,
  };
  return facts;
}

/** Texts with something to find on every line. */
const crowded = growingTexts.filter(([name]) =>
  ['statutes', 'rules', 'ever new case names', 'services in lines', 'ever new exhibits'].includes(name),
);

describe('the facts that are kept of a document', () => {
  test('are the first of each kind, this many and no more', () => {
    const kept = limitFacts(factsOf(many, (index) => [place(index)]));
    for (const [kind, most] of Object.entries(mostFacts)) {
      const list = kept[kind as keyof typeof mostFacts];
      expect(list, kind).toHaveLength(most);
    }
    expect(kept.citations.at(-1)?.start).toBe(mostFacts.citations - 1);
  });

  test('name no more places than people review, and quote no entire page', () => {
    const few = <Item>(make: (index: number) => Item) => [make(0)];
    const kept = limitFacts(factsOf(few, () => many(() => wide)));
    expect(JSON.stringify(kept).length).toBeLessThan(600_000);
    const [first] = kept.statements;
    expect(first?.evidence[0]?.quote.length).toBeLessThan(1_000);
  });

  test('of a usual filing are all of its facts, as they are', () => {
    const few = <Item>(make: (index: number) => Item) => [make(0), make(1)];
    const facts = factsOf(few, (index) => [place(index)]);
    expect(limitFacts(facts)).toEqual(facts);
  });

  test.each(crowded)('of a text made of %s take no megabyte', (_what, write) => {
    const text = asFlow(write(400_000));
    const reading = readFiling(text, { today: '2026-03-17' });
    const file: DocumentFacts['file'] = {
      format: 'txt',
      size: 400_000,
      pages: null,
      pages_without_text: [],
      pdf: null,
    };
    const facts = limitFacts({ ...gatherTextFacts(text, reading), file, layout: null, unseen: [] });
    expect(JSON.stringify(facts).length).toBeLessThan(1_000_000);
  });
});
