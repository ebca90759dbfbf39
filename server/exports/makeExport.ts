import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ExportFailure } from '#domain/exports/exportTerms';
import { recordActivity } from '#server/activity/recordActivity';
import type { Needs } from '#server/kernel/needs';
import {
  changeExport,
  findExportSettings,
  findKeptExports,
  findUnfinishedExport,
  type StoredExport,
} from './exportRepository.ts';
import type { Manifest } from './manifest.ts';
import { type Progress, writeExport } from './write/writeExport.ts';

type Tools = Needs<'db' | 'config' | 'now' | 'blobs'>;

const progressEveryMs = 1000;

/** The folder of an export that is not complete; a killed job leaves it, and the next attempt continues in it. */
const unfinishedOf = (id: string) => `.unfinished-${id}`;

/**
 * The job of an export. A second attempt writes all tables again, in a new snapshot, and keeps the documents that are
 * copied. The folder has its name only when it is complete.
 */
export async function makeExport(needs: Tools, id: string, signal: AbortSignal): Promise<void> {
  const { db, config, now } = needs;
  const found = await findUnfinishedExport(db, id);
  if (!found) return;
  const place = config.export_folder;
  if (place === null) return failExport(needs, id, 'folder');
  await changeExport(db, id, { state: 'running', started_at: found.started_at ?? now() });
  await mkdir(place, { recursive: true, mode: 0o700 });
  await removeLeftovers(place, id);
  const unfinished = path.join(place, unfinishedOf(id));
  const [last] = await findKeptExports(db);
  const manifest = await write(needs, {
    id,
    folder: unfinished,
    previous: last ? path.join(place, last.folder) : null,
    signal,
  });
  const folder = folderName(manifest, id);
  await rename(unfinished, path.join(place, folder));
  await finish(needs, found, { manifest, folder });
  await removeOld(needs, place);
}

type Writing = { id: string; folder: string; previous: string | null; signal: AbortSignal };

/** Writes the export, and shows its progress. */
async function write({ db, config, blobs }: Tools, { id, folder, previous, signal }: Writing): Promise<Manifest> {
  let shownAt = 0;
  let shown: Promise<void> = Promise.resolve();
  const onProgress = (progress: Progress) => {
    signal.throwIfAborted();
    if (Date.now() - shownAt < progressEveryMs) return;
    shownAt = Date.now();
    // The progress is only shown: an export does not wait for it, and does not fail with it.
    shown = changeExport(db, id, progress).catch(() => {});
  };
  const client = await db.$client.connect();
  try {
    return await writeExport({ client, blobs }, { folder, previous, headsFile: config.record.heads_file, onProgress });
  } finally {
    await shown;
    client.release();
  }
}

/** `2026-11-29-100000-1a2b3c4d`: in the order of their moments, each once. */
const folderName = ({ exported_at }: Manifest, id: string) =>
  `${exported_at.slice(0, 19).replace('T', '-').replaceAll(':', '')}-${id.slice(0, 8)}`;

async function finish(needs: Tools, found: StoredExport, { manifest, folder }: { manifest: Manifest; folder: string }) {
  const { db, now, config } = needs;
  const { count, bytes, missing } = manifest.documents;
  const rows = manifest.files.reduce((sum, file) => sum + file.rows, 0);
  const written = manifest.files.reduce((sum, file) => sum + file.bytes, bytes);
  await db.transaction(async (tx) => {
    await changeExport(tx, found.id, {
      ...{ state: missing.length === 0 ? 'ready' : 'incomplete', folder, rows, bytes: written, documents: count },
      ...{ missing: missing.length, failure: null, finished_at: now() },
    });
    const subject = { subject_type: 'court', subject_id: config.court.id } as const;
    const values = { rows, documents: count, missing: missing.length, nightly: found.night !== null };
    await recordActivity(tx, needs, 'portal', { action: 'export_made', values, ...subject });
  });
}

/** Records that an export could not be made. What it wrote is removed with the next one. */
export async function failExport({ db, now }: Needs<'db' | 'now'>, id: string, failure: ExportFailure): Promise<void> {
  if (await findUnfinishedExport(db, id)) await changeExport(db, id, { state: 'failed', failure, finished_at: now() });
}

/** Why an export failed, as the screen states it. */
export function failureOf(reason: string): ExportFailure {
  if (/\bENOSPC\b|\bEDQUOT\b/.test(reason)) return 'no_space';
  return /\b(?:EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOENT)\b/.test(reason) ? 'folder' : 'fault';
}

/** Removes what failed exports have left. */
async function removeLeftovers(place: string, id: string): Promise<void> {
  const left = (await readdir(place)).filter((name) => name.startsWith(unfinishedOf('')) && name !== unfinishedOf(id));
  for (const name of left) await rm(path.join(place, name), { recursive: true, force: true });
}

/** Removes the oldest exports beyond the number to keep. Folders that the portal did not make stay. */
async function removeOld({ db, config }: Tools, place: string): Promise<void> {
  const { keep } = await findExportSettings(db, config.court.id);
  for (const { id, folder } of (await findKeptExports(db)).slice(keep)) {
    await rm(path.join(place, folder), { recursive: true, force: true });
    await changeExport(db, id, { state: 'removed' });
  }
}
