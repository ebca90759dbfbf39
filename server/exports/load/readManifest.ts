import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ExportRefused } from '../ExportRefused.ts';
import { exportedTables } from '../exportPlan.ts';
import { formatVersion, Manifest, manifestFile, newestMigration } from '../manifest.ts';

/** The manifest of an export that this version of the portal can load. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await parseManifest(path.join(folder, manifestFile));
  if (manifest.format_version !== formatVersion) {
    throw new ExportRefused(
      `The export has the format version ${manifest.format_version}, and this portal loads version ${formatVersion}. Load it with the version of the portal that made it, and then upgrade.`,
    );
  }
  const { tag: migration } = await newestMigration();
  if (manifest.migration !== migration) {
    throw new ExportRefused(
      `The export was made with the tables of migration ${manifest.migration}, and this portal has those of ${migration}. Load it with the version of the portal that made it, and then upgrade.`,
    );
  }
  const names = new Set(manifest.files.map(({ name }) => name));
  const missing = [...exportedTables.map((table) => `tables/${table}.jsonl`), ...otherFiles].filter(
    (name) => !names.has(name),
  );
  if (missing.length > 0)
    throw new ExportRefused(`The manifest does not list ${missing.join(', ')}. Use a complete export.`);
  return manifest;
}

const otherFiles = ['sequences.jsonl', 'jobs.jsonl', 'documents.jsonl', 'record-heads.jsonl'];

async function parseManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new ExportRefused(`${file} does not exist. Name the folder of a complete export.`);
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new ExportRefused(`${file} is not the manifest of an export. Use the folder as the portal wrote it.`);
  }
}
