import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTables, type TableRow } from './readTable.ts';

/** A page of docs/coverage, with the number that the IDs of its rows begin with. */
export type CoveragePage = { name: string; digit: string; markdown: string };

const docs = path.join(import.meta.dirname, '../docs');
const subjectsHeading = 'Planned subjects';

/** The pages of docs/coverage. A page that docs/coverage.md does not list has no digit. */
export function readCoveragePages(): CoveragePage[] {
  const digits = new Map(listedPages().map(({ name, digit }) => [name, digit]));
  return readdirSync(path.join(docs, 'coverage')).map((name) => ({
    name,
    digit: digits.get(name) ?? '',
    markdown: readFileSync(path.join(docs, 'coverage', name), 'utf8'),
  }));
}

/** The rows of all pages of docs/coverage. */
export function readCoverage(): TableRow[] {
  return readCoveragePages().flatMap(({ markdown }) => readTables(markdown));
}

/** The table of pages in docs/coverage.md. */
export function listedPages(): { name: string; digit: string }[] {
  return readTables(coverageIndex()).flatMap(({ cells }) => {
    const name = /\]\(coverage\/([^)]+)\)/.exec(cells[0]!)?.[1];
    return name ? [{ name, digit: cells[1]! }] : [];
  });
}

/** The planned subjects that a row can name. */
export function plannedSubjects(): string[] {
  return readTables(coverageIndex())
    .filter(({ section }) => section === subjectsHeading)
    .map(({ cells }) => cells[0]!);
}

/** docs/coverage.md, which lists the pages and the planned subjects and contains no features itself. */
export function coverageIndex(): string {
  return readFileSync(path.join(docs, 'coverage.md'), 'utf8');
}
