import { copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ClientBase, escapeIdentifier } from 'pg';
import { advisoryLocks } from '#server/db/advisoryLocks';
import type { BlobStore } from '#server/kernel/ports/BlobStore';
import { ExportRefused } from '../ExportRefused.ts';
import { exportedTables } from '../exportPlan.ts';
import { insertSql } from '../lineSql.ts';
import type { Manifest } from '../manifest.ts';
import { type ExportedTable, readCatalog } from '../readCatalog.ts';
import { loadDocuments } from './loadDocuments.ts';
import { loadLines } from './loadLines.ts';
import { readManifest } from './readManifest.ts';
import { verifyFiles } from './verifyFiles.ts';
import { withoutConstraints } from './withoutConstraints.ts';

type Asked = {
  folder: string;
  /** RECORD_HEADS_FILE of the portal that loads the export. */
  headsFile: string;
  /** Without the jobs that wait, such as emails: for a copy that must not act. */
  withoutJobs?: boolean;
  say?: (line: string) => void;
};

const headsName = 'record-heads.jsonl';

const sequencesSql = `
  select setval(format('public.%I', s->>'name')::regclass, (s->>'last_value')::bigint)
  from json_array_elements($1::json) s where s->>'last_value' is not null`;

const jobsSql = `
  select graphile_worker.add_job(j->>'task', j->'payload', queue_name => j->>'queue', run_at => (j->>'run_at')::timestamptz,
    max_attempts => (j->>'max_attempts')::integer, job_key => j->>'key', priority => (j->>'priority')::integer)
  from json_array_elements($1::json) j`;

/**
 * Loads an export into an empty portal whose tables are up to date, as the role that owns them. All rows are inserted in
 * one transaction: an interrupted load leaves the portal empty, and is started again.
 */
export async function loadExport(
  { client, blobs }: { client: ClientBase; blobs: BlobStore },
  { folder, headsFile, withoutJobs = false, say = () => {} }: Asked,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await assertOwner(client);
  await assertEmpty(client, { folder, headsFile });
  say('Comparing the files with the manifest.');
  await verifyFiles(folder, manifest);
  say(`Storing ${manifest.documents.count} documents.`);
  await loadDocuments(blobs, folder);
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.load]);
    await assertEmpty(client, { folder, headsFile });
    await withoutConstraints(client, async () => {
      for (const table of await readCatalog(client)) await loadTable(client, { folder, table, manifest, say });
    });
    await loadLines(client, path.join(folder, 'sequences.jsonl'), sequencesSql);
    if (!withoutJobs) await loadLines(client, path.join(folder, 'jobs.jsonl'), jobsSql);
    await placeHeads(folder, headsFile);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
  await client.query('analyze');
  return manifest;
}

type Loading = { folder: string; table: ExportedTable; manifest: Manifest; say: (line: string) => void };

async function loadTable(client: ClientBase, { folder, table, manifest, say }: Loading): Promise<void> {
  const name = `tables/${table.name}.jsonl`;
  const { rows } = manifest.files.find((file) => file.name === name)!;
  if (rows === 0) return;
  say(`Loading ${table.name}: ${rows} rows.`);
  await loadLines(client, path.join(folder, name), insertSql(table));
}

/** Only the owner of the tables can load: the portal's own role may not change the record. */
async function assertOwner(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select pg_has_role(relowner, 'member') as owns from pg_class where oid = 'public.activities'::regclass`,
  );
  if (rows[0]?.owns) return;
  throw new ExportRefused(
    'The role of DATABASE_URL does not own the tables. Set DATABASE_MIGRATION_URL to the role that does.',
  );
}

async function assertEmpty(
  client: ClientBase,
  { folder, headsFile }: Pick<Asked, 'folder' | 'headsFile'>,
): Promise<void> {
  for (const table of exportedTables) {
    const { rows } = await client.query(`select from public.${escapeIdentifier(table)} limit 1`);
    if (rows.length === 0) continue;
    throw new ExportRefused(
      `The portal is not empty: the table ${table} has rows. Load an export only into a new database that no portal has been started on.`,
    );
  }
  const heads = await readOrEmpty(headsFile);
  // An interrupted load may have put them there.
  if (heads === '' || heads === (await readOrEmpty(path.join(folder, headsName)))) return;
  throw new ExportRefused(
    `${headsFile} contains signatures of another record. Set a different DATA_DIR or RECORD_HEADS_FILE.`,
  );
}

const readOrEmpty = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Before the commit: a portal with rows always has the signatures that cover them. */
async function placeHeads(folder: string, headsFile: string): Promise<void> {
  const source = path.join(folder, headsName);
  if ((await stat(source)).size === 0) return;
  await mkdir(path.dirname(headsFile), { recursive: true });
  await copyFile(source, `${headsFile}.loading`);
  await rename(`${headsFile}.loading`, headsFile);
}
