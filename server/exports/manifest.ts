import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { migrationsFolder } from '#server/db/migrationsFolder';

/** The version of the format of docs/operations/export.md; changed when an older portal could not load an export. */
export const formatVersion = 1;

export const manifestFile = 'manifest.json';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Count = z.int().min(0);

/** Only names that the export itself gives its files, so that no manifest leads to another file. */
const FileName = z.string().regex(/^(?:tables\/)?[a-z0-9_-]{1,80}\.jsonl$/);

const ExportFile = z.object({ name: FileName, rows: Count, bytes: Count, sha256: Sha256 });
export type ExportFile = z.infer<typeof ExportFile>;

/** What an export contains and leaves out. It is written last: a folder without it is not a complete export. */
export const Manifest = z.object({
  format: z.literal('assize-export'),
  format_version: Count,
  /** The newest migration of the database, to which the tables of the portal that loads the export must correspond. */
  migration: z.string(),
  /** The moment of the snapshot. */
  exported_at: z.iso.datetime(),
  /** Each table is in the file tables/NAME.jsonl. */
  files: z.array(ExportFile).min(1).max(1000),
  documents: z.object({
    count: Count,
    bytes: Count,
    /** Documents that the record names and the document store does not have, or has with different content. */
    missing: z.array(Sha256),
  }),
  left_out: z.object({ tables: z.record(z.string(), z.string()), columns: z.record(z.string(), z.string()) }),
});
export type Manifest = z.infer<typeof Manifest>;

/** The name of the newest migration of this portal, with the moment under which the database lists it. */
export async function newestMigration(): Promise<{ tag: string; when: number }> {
  const journal = JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  return journal.entries.at(-1);
}
