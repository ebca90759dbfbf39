import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findUnguardedReads } from './findUnguardedReads.ts';
import { productionFiles, readSyntax, type SyntaxNode } from './readSyntax.ts';
import { viewerExceptions } from './viewerExceptions.ts';

const root = path.dirname(import.meta.dirname);

/** The areas that own the records of cases, and their tables, to which a person has only partial access. */
const protectedAreas = ['calendar', 'cases', 'filings', 'deadlines'];
const protectedTables = [
  'hearings',
  'hearingAttorneys',
  'cases',
  'parties',
  'docketEntries',
  'filings',
  'documents',
  'documentVersions',
  'documentFacts',
  'analyses',
  'extractedFields',
  'corrections',
  'confirmations',
  'reviews',
  'deadlines',
];

/** Areas that read data for no person's request. */
const systemAreas = ['seed', 'db', 'visibility'];

const files = productionFiles(root, 'server');
const importedElsewhere = findImportedElsewhere();

describe('the records of cases', () => {
  const unguarded = files
    .filter(({ file }) => protectedAreas.includes(areaOf(file)))
    .flatMap(({ file, source }) => findUnguardedReads(file, source, protectedTables))
    .map(({ file, name }) => `${file}#${name}`)
    .filter((id) => importedElsewhere.has(id));

  test('are read by other areas only through functions that take the viewer, or are named for the system', () => {
    const added = unguarded.filter((id) => !Object.hasOwn(viewerExceptions, id));
    expect(added.map((id) => `${id}: take an Actor and apply server/visibility, or end the name in ForSystem`)).toEqual(
      [],
    );
  });

  test('have no outdated exceptions', () => {
    expect(Object.keys(viewerExceptions).filter((id) => !unguarded.includes(id))).toEqual([]);
  });
});

describe('a planted function that reads a filing', () => {
  const read = (signature: string) =>
    findUnguardedReads(
      'server/filings/planted.ts',
      `${signature} {\n  return db.select().from(filings).where(eq(filings.id, id));\n}\n`,
      protectedTables,
    ).map(({ name }) => name);

  test('without a viewer is found', () => {
    expect(read('export async function findIt(db: Db, id: string)')).toEqual(['findIt']);
  });

  test('through a function of its file is found', () => {
    const source = `export function findIt(db: Db, id: string) { return inner(db, id); }
      function inner(db: Db, id: string) { return db.$count(filings, eq(filings.id, id)); }`;
    expect(findUnguardedReads('server/filings/planted.ts', source, protectedTables)).toEqual([
      { file: 'server/filings/planted.ts', name: 'findIt' },
    ]);
  });

  test('as a fragment or a relation is found', () => {
    const fragment = `export const ids = (db: Db): SQL => sql\`(select f.id from \${filings} f)\`;`;
    const relation = "export function titles(db: Db) { return db.select().from(filings).as('titles'); }";
    for (const source of [fragment, relation]) {
      expect(findUnguardedReads('server/filings/planted.ts', source, protectedTables)).toHaveLength(1);
    }
  });

  test('as a value of a row that the caller found is not', () => {
    const source = `export const name = (id: PgColumn): SQL<string> => sql\`(select f.title from \${filings} f where f.id = \${id})\`;`;
    expect(findUnguardedReads('server/filings/planted.ts', source, protectedTables)).toEqual([]);
  });

  test('for a viewer, for the system, or for its own file is not', () => {
    expect(read('export async function findIt(db: Db, viewer: Actor, id: string)')).toEqual([]);
    expect(read('export async function findItForSystem(db: Db, id: string)')).toEqual([]);
    expect(read('async function findIt(db: Db, id: string)')).toEqual([]);
  });
});

/** The imports from each file by files of other areas, as `file#name`. */
function findImportedElsewhere(): Set<string> {
  return new Set(
    files
      .filter(({ file }) => !systemAreas.includes(areaOf(file)))
      .flatMap(({ file, source }) =>
        readSyntax(source)
          .filter(({ node }) => node.type === 'ImportDeclaration')
          .flatMap(({ node }) => namesImported(node, source))
          .filter((id) => areaOf(id) !== areaOf(file)),
      ),
  );
}

function namesImported(node: SyntaxNode, source: string): string[] {
  const from = (node.source as unknown as { value: string }).value;
  if (!from.startsWith('#server/')) return [];
  return (node.specifiers as SyntaxNode[]).map(({ start, end }) => {
    const name = source
      .slice(start, end)
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/)[0]!;
    return `${from.slice(1)}.ts#${name}`;
  });
}

function areaOf(file: string): string {
  return file.split('/')[1]!;
}
