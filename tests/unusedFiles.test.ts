import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from './readImports.ts';

const root = path.dirname(import.meta.dirname);

/**
 * Files that run without being imported: the entry points of the builds, and declarations for a package without types.
 */
const entryPoints = new Set([
  ...quoted('scripts/build.mjs', /'((?:server|scripts)\/[^']+\.ts)'/g),
  ...readdirSync(path.join(root, 'web'))
    .filter((file) => file.endsWith('.html'))
    .flatMap((page) => quoted(`web/${page}`, /src="\/([^"]+\.tsx?)"/g))
    .map((file) => `web/${file}`),
  'server/documents/engine/word/word-extractor.d.ts',
]);

/** Data with which tests and the pages of docs/ compare the code. */
const comparedWith = /^(?:domain\/deadlines\/golden\/|domain\/rules\/kinds\/samples\.ts$)/;

test('each production file is used by another one', () => {
  const used = new Set(readImports(root).map(({ to }) => to));
  const unused = productionFiles().filter(
    (file) => !used.has(file) && !entryPoints.has(file) && !comparedWith.test(file),
  );
  expect(unused).toEqual([]);
});

function productionFiles(): string[] {
  return ['domain', 'contract', 'server', 'web'].flatMap((layer) =>
    readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(layer, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)),
  );
}

function quoted(file: string, pattern: RegExp): string[] {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map((match) => match[1]!);
}
