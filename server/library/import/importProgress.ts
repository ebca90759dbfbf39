import { stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { type ImportSource, libraryImports } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';
import { ImportRefused } from './ImportRefused.ts';

export type ImportedFile = { source: ImportSource; file: string };

/** What distinguishes one edition of a file from the next: its name, size, and time. */
export async function nameFile(source: ImportSource, file: string, name = path.basename(file)): Promise<ImportedFile> {
  const { size, mtime } = await stat(file).catch(() => {
    throw new ImportRefused(`${file} cannot be read.`);
  });
  return { source, file: `${name} ${size} ${mtime.toISOString()}` };
}

/** How many rows of a file were imported before, and whether that was all. */
export async function readProgress(
  db: Db,
  { source, file }: ImportedFile,
): Promise<{ rows: number; finished: boolean }> {
  const [row] = await db
    .select()
    .from(libraryImports)
    .where(and(eq(libraryImports.source, source), eq(libraryImports.file, file)));
  return { rows: row?.rows ?? 0, finished: row?.finished_at != null };
}

/** Notes how far it came, in the transaction that wrote the rows. */
export async function noteProgress(
  db: Db,
  { source, file }: ImportedFile,
  { rows, at, finished = false }: { rows: number; at: Date; finished?: boolean },
): Promise<void> {
  const set = { rows, updated_at: at, finished_at: finished ? at : null };
  await db
    .insert(libraryImports)
    .values({ source, file, ...set })
    .onConflictDoUpdate({ target: [libraryImports.source, libraryImports.file], set });
}
