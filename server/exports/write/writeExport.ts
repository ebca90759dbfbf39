import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PoolClient } from 'pg';
import type { BlobStore } from '#server/kernel/ports/BlobStore';
import { ExportRefused } from '../ExportRefused.ts';
import { leftOutColumns, leftOutTables } from '../exportPlan.ts';
import { linesSql } from '../lineSql.ts';
import { type ExportFile, formatVersion, type Manifest, manifestFile, newestMigration } from '../manifest.ts';
import { type ExportedTable, readCatalog } from '../readCatalog.ts';
import { documentsSql } from './findDocuments.ts';
import { openLineFile } from './openLineFile.ts';
import { jobLines, sequenceLines } from './otherLines.ts';
import { writeDocuments } from './writeDocuments.ts';
import { writeLines } from './writeLines.ts';

const unfinishedHashes = 'hashes.unfinished';

/** How far an export is. */
export type Progress = { rows: number; bytes: number; documents: number };

export type ExportTarget = {
  /** A new folder, or that of an interrupted run. */
  folder: string;
  /** The last export in the same place, whose documents are linked. */
  previous: string | null;
  headsFile: string;
  onProgress?: (progress: Progress) => void;
};

/**
 * Writes a complete export of the portal into a folder: every table in one snapshot of the database, then the documents
 * that the snapshot names. Only one portion of one file is in memory. The manifest is written last.
 */
export async function writeExport(
  { client, blobs }: { client: PoolClient; blobs: BlobStore },
  { folder, previous, headsFile, onProgress = () => {} }: ExportTarget,
): Promise<Manifest> {
  const migration = await currentMigration(client);
  await makeFolders(folder);
  // Before the snapshot: every line that is signed in the file is then in the snapshot.
  const heads = await writeHeads(folder, headsFile);
  const { snapshot, stored } = await writeContents({ client, blobs }, { folder, previous, onProgress });
  const files = [...snapshot.files, stored.file, heads];
  const manifest: Manifest = {
    ...{ format: 'assize-export', format_version: formatVersion, migration },
    ...{ exported_at: snapshot.exported_at, files, documents: stored.documents, left_out: describeLeftOut() },
  };
  await writeManifest(folder, manifest);
  return manifest;
}

/** How often a snapshot is repeated because documents in it were deleted before they were copied. */
const mostSnapshots = 3;

/** The tables and their documents. Where a document was deleted after the snapshot, a new snapshot is taken. */
async function writeContents(
  { client, blobs }: { client: PoolClient; blobs: BlobStore },
  { folder, previous, onProgress }: Pick<ExportTarget, 'folder' | 'previous'> & { onProgress: (p: Progress) => void },
) {
  const hashes = path.join(folder, unfinishedHashes);
  for (let attempt = 1; ; attempt++) {
    const progress: Progress = { rows: 0, bytes: 0, documents: 0 };
    const snapshot = await writeSnapshot(client, folder, (rows, bytes) => {
      progress.rows += rows;
      progress.bytes += bytes;
      onProgress(progress);
    });
    const onDone = (documents: number) => onProgress(Object.assign(progress, { documents }));
    const stored = await writeDocuments(blobs, { folder, previous, hashes, onDone });
    await rm(hashes);
    const isOutdated = await haveEnded(client, snapshot.tables, stored.documents.missing);
    if (!isOutdated || attempt === mostSnapshots) return { snapshot, stored };
  }
}

/** Whether the record no longer names one of these documents. */
async function haveEnded(client: PoolClient, tables: ExportedTable[], missing: string[]): Promise<boolean> {
  if (missing.length === 0) return false;
  const named = `select from (${documentsSql(tables)}) d where sha256 = any($1)`;
  const { rowCount } = await client.query(named, [missing]);
  return (rowCount ?? 0) < missing.length;
}

/** The migration of the database, which must be the newest one of this portal. */
async function currentMigration(client: PoolClient): Promise<string> {
  const { tag, when } = await newestMigration();
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.newest) === when) return tag;
  throw new ExportRefused(
    'The tables belong to another version of the portal. Run the command with the version that the portal runs.',
  );
}

async function makeFolders(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(path.join(folder, 'documents'), { recursive: true, mode: 0o700 });
  await rm(path.join(folder, manifestFile), { force: true });
}

/** Everything that is in the database, as it was at one moment. */
async function writeSnapshot(client: PoolClient, folder: string, onWritten: (rows: number, bytes: number) => void) {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
      set local lock_timeout = 0; set local cursor_tuple_fraction = 1; set local timezone = 'UTC';
      set local datestyle = 'ISO, YMD'; set local bytea_output = 'hex'; set local extra_float_digits = 1`);
    const { rows } = await client.query<{ at: Date }>('select now() as at');
    const files: ExportFile[] = [];
    const tables = await readCatalog(client);
    for (const table of tables) {
      files.push(await writeLines(client, linesSql(table), { folder, name: `tables/${table.name}.jsonl`, onWritten }));
    }
    files.push(await writeLines(client, sequenceLines, { folder, name: 'sequences.jsonl' }));
    files.push(await writeLines(client, jobLines, { folder, name: 'jobs.jsonl' }));
    await writeLines(client, `select sha256 as line from (${documentsSql(tables)}) d`, {
      folder,
      name: unfinishedHashes,
    });
    await client.query('commit');
    return { exported_at: rows[0]!.at.toISOString(), files, tables };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** The signed ends of the record, which are outside the database. */
async function writeHeads(folder: string, headsFile: string): Promise<ExportFile> {
  const text = await readFile(headsFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const file = await openLineFile(folder, 'record-heads.jsonl');
  await file.append(text.split('\n').filter((line) => line !== ''));
  return file.finish();
}

function describeLeftOut(): Manifest['left_out'] {
  const columns = Object.entries(leftOutColumns).flatMap(([table, reasons]) =>
    Object.entries(reasons).map(([column, reason]) => [`${table}.${column}`, reason]),
  );
  return { tables: leftOutTables, columns: Object.fromEntries(columns) };
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const place = path.join(folder, manifestFile);
  const handle = await open(`${place}.part`, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(`${place}.part`, place);
}
