import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findReferences, type Reference } from './findReferences.ts';

const root = path.dirname(import.meta.dirname);
const layers = ['domain', 'contract', 'server', 'web', 'journeys', 'scripts', 'bench', 'tests', 'docs'];
const everyFile = layers.flatMap((layer) =>
  readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) => path.join(layer, file)),
);
const thisTest = /^tests\/(references\.test|findReferences)\.ts$/;
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  ...everyFile.filter((file) => /\.(tsx?|mjs|css|sql|md)$/.test(file) && !thisTest.test(file)),
];
const decisions = new Set(readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4)));
const documents = new Set(['README.md', 'CONTRIBUTING.md', ...everyFile.filter((file) => file.endsWith('.md'))]);
const references = texts.flatMap((file) => findReferences(file, readFileSync(path.join(root, file), 'utf8')));

/** Reviews describe the code at the time of the review, so a file that they name may no longer exist. */
const isHistory = ({ file }: Reference) => file.startsWith('docs/reviews/') || file === 'docs/style.md';

const where = ({ file, line, target }: Reference) => `${file}:${line} refers to ${target}`;

function isDocument({ file, target }: Reference): boolean {
  const candidates = [target, path.join('docs', target), path.join(path.dirname(file), target)];
  return candidates.some((candidate) => documents.has(path.normalize(candidate)));
}

describe('a reference has an existing target', () => {
  test('to a decision that is a page of docs/decisions, by its four digits', () => {
    const named = references.filter(({ kind }) => kind === 'decision');
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ target }) => !decisions.has(target)).map(where)).toEqual([]);
  });

  test('to a document of the project', () => {
    const named = references.filter(({ kind }) => kind === 'document');
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((reference) => !isDocument(reference)).map(where)).toEqual([]);
  });

  test('to a source file that exists, if a document names one', () => {
    const named = references.filter((reference) => reference.kind === 'source' && !isHistory(reference));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ target }) => !existsSync(path.join(root, target))).map(where)).toEqual([]);
  });
});

describe('the search for references', () => {
  const found = (file: string, text: string) => findReferences(file, text).map(({ kind, target }) => [kind, target]);

  test('finds decisions in comments, in any capitalization and with fewer digits', () => {
    expect(found('server/a.ts', '/** Decision 6: an invitation comes first. */')).toEqual([['decision', '6']]);
    expect(found('server/a.ts', '// Refused (ADR 14).')).toEqual([['decision', '14']]);
    expect(found('server/a.ts', "const text = 'The decision 2011 is cited.';")).toEqual([]);
  });

  test('finds the number of a linked decision, and a link with a different target', () => {
    expect(found('docs/a.md', 'See [decision 0031](decisions/0031-x.md).')).toContainEqual(['decision', '0031']);
    expect(found('docs/a.md', 'See [0031](decisions/0030-x.md).')).toContainEqual([
      'decision',
      '0031, with a link to 0030',
    ]);
  });

  test('finds documents and source files', () => {
    expect(found('web/a.ts', '/** The limits of SPEC.md 9. */')).toEqual([['document', 'SPEC.md']]);
    expect(found('docs/a.md', 'In `server/db/gone.sql`, `domain/*.ts` and `server/<area>.ts`.')).toEqual([
      ['source', 'server/db/gone.sql'],
    ]);
  });
});
