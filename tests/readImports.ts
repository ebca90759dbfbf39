import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One import between two files of the project, each as a path from the root. */
export type Import = { from: string; to: string };

const folders = ['domain', 'contract', 'server', 'web', 'scripts', 'bench', 'journeys', 'tests'];
const specifier = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'((?:\.{1,2}\/|#(?:domain|contract|server|web)\/)[^']+)'/gm;

/** The project's own imports among its production files, types included. */
export function readImports(root: string): Import[] {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !isTest(file)),
  );
  const known = new Set(files);
  return files.flatMap((from) => {
    const source = readFileSync(path.join(root, from), 'utf8');
    return [...source.matchAll(specifier)].flatMap((match) => {
      const to = resolve(from, match[1]!, known);
      return to === undefined ? [] : [{ from, to }];
    });
  });
}

function resolve(from: string, specified: string, known: ReadonlySet<string>): string | undefined {
  const base = specified.startsWith('#') ? specified.slice(1) : path.posix.join(path.posix.dirname(from), specified);
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => known.has(candidate));
}

function isTest(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(file) || file.includes('/testing/');
}
