import { asc, eq, sql } from 'drizzle-orm';
import { caseImportWords } from '#contract/caseImportWords';
import { type ImportedFile, type ImportResult, importedFiles } from '#domain/cases/imports/caseFields';
import { writeCsv } from '#domain/reports/writeCsv';
import { caseImportRows } from '#server/db/schema/caseImports';
import type { Db } from '#server/kernel/Database';

export type CaseImportCounts = Record<ImportedFile, Partial<Record<ImportResult, number>>>;

/** How many rows of each file have which result. */
export async function countCaseRows(db: Db, import_id: string): Promise<CaseImportCounts> {
  const found = await db
    .select({ file: caseImportRows.file, result: caseImportRows.result, count: sql<number>`count(*)::int` })
    .from(caseImportRows)
    .where(eq(caseImportRows.import_id, import_id))
    .groupBy(caseImportRows.file, caseImportRows.result);
  const counts = Object.fromEntries(importedFiles.map((file) => [file, {}])) as CaseImportCounts;
  for (const { file, result, count } of found) counts[file][result] = count;
  return counts;
}

/** Every row with its result and, for each problem, the field, the reason, and how to correct it. */
export async function reportCaseImport(db: Db, import_id: string): Promise<string> {
  const { file, position, line, source_id, result, problems } = caseImportRows;
  const rows = await db
    .select({ file, line, source_id, result, problems })
    .from(caseImportRows)
    .where(eq(caseImportRows.import_id, import_id))
    .orderBy(sql`array_position(array['cases', 'parties', 'counsel', 'docket'], ${file})`, asc(position));
  return writeCsv(
    ['File', 'Line', 'ID', 'Result', 'Field', 'Reason', 'How to correct it'],
    rows.flatMap((row) => {
      const start = [row.file, row.line, row.source_id, row.result];
      if (row.problems.length === 0) return [[...start, '', '', '']];
      return row.problems.map((problem) => {
        const { reason, fix } = caseImportWords[problem.code];
        return [...start, problem.field, reason, fix];
      });
    }),
  );
}
