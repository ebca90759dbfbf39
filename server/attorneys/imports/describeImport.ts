import { inArray } from 'drizzle-orm';
import type { RosterImport, RosterImportSummary } from '#contract/rosterImports';
import { missingFields } from '#domain/attorneys/imports/proposeMapping';
import { rosterImportRows } from '#server/db/schema/rosterImports';
import { findNames } from '#server/directory/findPeople';
import type { Db } from '#server/kernel/Database';
import { findRows, findSameFile, type StoredImport } from './importRepository.ts';

const sampleRows = [1, 2, 3];

/** Imports as the history lists them. */
export async function summarizeImports(db: Db, imports: readonly StoredImport[]): Promise<RosterImportSummary[]> {
  const people = imports.flatMap(({ imported_by, applied_by, undone_by }) =>
    [imported_by, applied_by, undone_by].filter((one) => one !== null),
  );
  const names = await findNames(db, people);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return imports.map((one) => ({
    ...{ id: one.id, file_name: one.file_name, sha256: one.sha256, size: one.size, state: one.state },
    ...{ failure: one.failure, failure_line: one.failure_line, counts: one.counts },
    ...{ imported_by: nameOf(one.imported_by) ?? '', created_at: one.created_at.toISOString() },
    ...{ applied_by: nameOf(one.applied_by), applied_at: one.applied_at?.toISOString() ?? null },
    ...{ undone_by: nameOf(one.undone_by), undone_at: one.undone_at?.toISOString() ?? null },
    ...{ left_rows: one.left_rows, version: one.version },
  }));
}

/** One import with its columns, its progress, and the first rows of its file. */
export async function describeImport(db: Db, one: StoredImport): Promise<RosterImport> {
  const [summary] = await summarizeImports(db, [one]);
  const isFirst = inArray(rosterImportRows.position, sampleRows);
  const first = await findRows(db, one.id, isFirst, { limit: sampleRows.length, offset: 0 });
  const same = one.state === 'ready' ? await findSameFile(db, one) : undefined;
  const { encoding, separator, header, mapping, done, total, stale } = one;
  return {
    ...summary!,
    ...{ encoding, separator, header, mapping, done, total, stale },
    missing: mapping ? missingFields(mapping) : [],
    samples: first.map(({ row }) => row.cells),
    same_file: same?.applied_at ? { id: same.id, applied_at: same.applied_at.toISOString() } : null,
  };
}
