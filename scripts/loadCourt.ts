import path from 'node:path';
import pg from 'pg';
import { writeCount } from '#domain/text/writeCount';
import { openSignatureCheck } from '#server/activity/signing/signingKey';
import { givenDatabase } from '#server/db/givenDatabase';
import { prepareTables } from '#server/db/prepareTables';
import { superviseDatabase } from '#server/db/superviseDatabase';
import { ExportRefused } from '#server/exports/ExportRefused';
import { loadExport } from '#server/exports/load/loadExport';
import { type Config, readConfig } from '#server/kernel/config';
import { openFileBlobStore } from '#server/storage/fileBlobStore';
import { runCommand } from './runCommand.ts';

/**
 * `npm run load -- FOLDER`: loads an export into an empty portal (docs/operations/export.md). With `--without-jobs`, the
 * loaded portal sends no email that was waiting, and delivers nothing to other systems.
 */
await runCommand(async () => {
  const given = process.argv.slice(2).filter((word) => word !== '--without-jobs');
  if (given.length !== 1) throw new ExportRefused('Name the folder of an export: npm run load -- FOLDER');
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), given[0]!);
  const config = readConfig(process.env, process.cwd());
  const began = Date.now();
  const { connection, close } = await openOwner(config);
  const client = new pg.Client({ ...connection });
  try {
    await client.connect();
    const blobs = await openFileBlobStore(path.join(config.data_dir, 'blobs'));
    const withoutJobs = process.argv.includes('--without-jobs');
    const asked = { folder, headsFile: config.record.heads_file, withoutJobs, say: console.log };
    const { files, documents } = await loadExport({ client, blobs }, asked);
    const rows = files.reduce((sum, file) => sum + file.rows, 0);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`Loaded ${writeCount(rows)} rows and ${writeCount(documents.count)} documents (${seconds} s).`);
    await reportKeys(client, config);
    return true;
  } finally {
    await client.end().catch(() => {});
    await close();
  }
});

/** A database whose tables are up to date, as their owner. */
async function openOwner(config: Config) {
  const given = givenDatabase(config);
  const supervised = given ? null : await superviseDatabase(config.data_dir);
  const access = given ?? supervised!;
  const close = async () => supervised?.close();
  try {
    await prepareTables(access, config);
    return { connection: access.owner ?? access.connection, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The keys are not in the export: the operator brings them. */
async function reportKeys(client: pg.Client, config: Config): Promise<void> {
  const check = openSignatureCheck(config);
  const { rows } = await client.query<{ key_id: string }>({
    text: 'select distinct key_id from activity_signatures',
  });
  for (const { key_id } of rows.filter((row) => check(row.key_id, '', '') === undefined)) {
    console.log(
      `The record was signed with the key ${key_id}, which is not in RECORD_SIGNING_KEY_FILE (${config.record.key_file}). Copy the key there before you start the portal.`,
    );
  }
}
