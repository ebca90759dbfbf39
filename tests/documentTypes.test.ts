import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentTypeIds } from '#domain/documentTypes/documentType';
import { documentTypeLabel } from '#domain/documentTypes/label';
import { findLabelTests } from './findLabelTests.ts';

const root = path.dirname(import.meta.dirname);
const labels = new Set<string>(documentTypeIds.map(documentTypeLabel));

/** Production files outside the catalog. */
const files = ['domain', 'contract', 'server', 'web'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(room, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|^domain\/documentTypes\//.test(file)),
);

test('no production code outside the catalog parses the label of a document type', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return mentionsTypes(source) ? findLabelTests(file, source, labels) : [];
  });
  expect(
    found,
    'Use the catalog instead: documentType(id) in domain/documentTypes; add an attribute if there is none.',
  ).toEqual([]);
});

/** Only these files are parsed, because parsing takes a while. */
function mentionsTypes(source: string): boolean {
  return (
    /doc_?type|documentTypeLabel|typeWords/i.test(source) || [...labels].some((label) => source.includes(`'${label}'`))
  );
}

describe('found is', () => {
  test.each([
    ['a pattern on a field', `const is = /motion/i.test(filing.doc_type ?? '');`],
    ['a pattern on a reading', `if (/order$/.test(reading.doc_type?.value ?? '')) stop();`],
    [
      'a pattern on what was taken out first',
      `const { doc_type } = filing; const of = doc_type ?? ''; brief.test(of);`,
    ],
    ['a pattern on a sentence with the type', `kinds.test([doc_type ?? '', title ?? ''].join(' '));`],
    ['a pattern on a label', `asks.exec(documentTypeLabel(id));`],
    ['the beginning of a text', `typeWords(type).startsWith('Notice');`],
    ['a comparison with a label', `if (kind === 'Proposed Order') sign();`],
    ['a case of a label', `switch (kind) { case 'Motion': rule(); }`],
  ])('%s', (_what, source) => {
    expect(findLabelTests('x.ts', source, labels)).toHaveLength(1);
  });

  test.each([
    ['an id', `if (reading.doc_type?.value === 'proposed_order') sign();`],
    ['a pattern on a title', `const is = /motion/i.test(title ?? ''); show(doc_type);`],
    ['a pattern on a person’s own words', `const words = [ownWords(doc_type), title].join(' '); stay.test(words);`],
    ['a label that is shown', `show(documentTypeLabel(id));`],
  ])('not %s', (_what, source) => {
    expect(findLabelTests('x.ts', source, labels)).toEqual([]);
  });
});
