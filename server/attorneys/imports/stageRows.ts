import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type EntryField, entryFields, type Mapping } from '#domain/attorneys/imports/importTerms';
import { readImportRow } from '#domain/attorneys/imports/readImportRow';
import { rosterImportRows } from '#server/db/schema/rosterImports';
import { storable } from '#server/db/storable';
import type { Db } from '#server/kernel/Database';
import type { ParsedRow } from './parseRows.ts';

/** Cells after the last column that are kept, so that a row with too many still shows them. */
const cellsBeyond = 5;

export type Edits = Map<number, Partial<Record<EntryField, string>>>;

/** The values that people corrected in an import, by the position of the row. */
export async function findEdits(db: Db, import_id: string): Promise<Edits> {
  const found = await db
    .select({ position: rosterImportRows.position, edits: rosterImportRows.edits })
    .from(rosterImportRows)
    .where(and(eq(rosterImportRows.import_id, import_id), isNotNull(rosterImportRows.edits)));
  return new Map(found.map(({ position, edits }) => [position, edits!]));
}

type Staged = { import_id: string; first: number; mapping: Mapping; edits: Edits };

/** Stores rows of the file with their values and errors. They are compared with the roster afterward. */
export async function stageRows(
  db: Db,
  rows: readonly ParsedRow[],
  { import_id, first, mapping, edits }: Staged,
): Promise<void> {
  const staged = rows.map(({ cells, line }, index) => {
    const position = first + index;
    const edited = edits.get(position);
    const kept = storable(cells.slice(0, mapping.columns.length + cellsBeyond));
    const { values, problems } = readImportRow(kept, mapping, edited);
    return { position, line, cells: kept, edits: edited ?? null, ...values, problems };
  });
  await db.execute(sql`
    insert into roster_import_rows (import_id, position, line, cells, edits, problems, full_name, bar_number, status, status_since, type, firm, email)
    select ${import_id}::uuid, r.* from json_to_recordset(${JSON.stringify(staged)}::json) as r (position int, line int,
      cells jsonb, edits jsonb, problems jsonb, full_name text, bar_number text, status text, status_since text, type text,
      firm text, email text)`);
}

/** Reads rows again whose values a person corrected. */
export async function restageRow(
  tx: Db,
  import_id: string,
  row: { position: number; cells: string[] },
  { mapping, edits }: { mapping: Mapping; edits: Partial<Record<EntryField, string>> },
): Promise<void> {
  const { values, problems } = readImportRow(row.cells, mapping, edits);
  const set = Object.fromEntries(entryFields.map((field) => [field, values[field]]));
  await tx
    .update(rosterImportRows)
    .set({ ...set, edits, problems })
    .where(and(eq(rosterImportRows.import_id, import_id), eq(rosterImportRows.position, row.position)));
}
