import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { writeCount } from '#domain/text/writeCount';
import { ExportRefused } from '#server/exports/ExportRefused';
import { manifestFile } from '#server/exports/manifest';
import { writeExport } from '#server/exports/write/writeExport';
import { readConfig, SettingsError } from '#server/kernel/config';
import { openFileBlobStore } from '#server/storage/fileBlobStore';
import { hasDatabase, openCommandDatabase } from './openCommandDatabase.ts';
import { runCommand } from './runCommand.ts';

/** `npm run export -- FOLDER`: writes a complete export of the portal, also while it runs (docs/operations/export.md). */
await runCommand(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new ExportRefused('Name the folder: npm run export -- FOLDER');
  const config = readConfig(process.env, process.cwd());
  if (!hasDatabase(config)) throw new SettingsError(`There is no database in ${config.data_dir} yet.`);
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
  await assertFree(folder);
  const began = Date.now();
  const { db, close } = await openCommandDatabase(config);
  const client = await db.$client.connect();
  try {
    const blobs = await openFileBlobStore(path.join(config.data_dir, 'blobs'));
    const target = { folder, previous: null, headsFile: config.record.heads_file };
    const { files, documents } = await writeExport({ client, blobs }, target);
    const rows = files.reduce((sum, file) => sum + file.rows, 0);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`${writeCount(rows)} rows and ${writeCount(documents.count)} documents in ${folder} (${seconds} s).`);
    for (const sha256 of documents.missing) console.error(`The document ${sha256} is missing or damaged in DATA_DIR.`);
    return documents.missing.length === 0;
  } finally {
    client.release();
    await close();
  }
});

/** A new folder, an empty one, or that of an interrupted export. */
async function assertFree(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await readdir(folder);
  if (found.includes(manifestFile)) throw new ExportRefused(`${folder} contains an export already. Name a new folder.`);
  if (found.some((name) => name !== 'tables' && name !== 'documents' && !/\.(?:jsonl|unfinished|part)$/.test(name))) {
    throw new ExportRefused(`${folder} contains other files. Name a new folder.`);
  }
}
