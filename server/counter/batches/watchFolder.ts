import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { batchProblemTexts } from '#contract/messages/en/batchProblems';
import { refusals } from '#contract/refusals';
import { cleanFileName } from '#domain/documents/cleanFileName';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { Refusal } from '#server/kernel/Refusal';
import { findSizeLimits } from '#server/uploads/courtLimits';
import { findBatchByHash, findItems, type StoredBatch } from './batchRepository.ts';
import { receiveBatch } from './receiveBatch.ts';
import { noteMove, storeFile } from './storeFile.ts';

/** Takes the finished files of the scanner's folder. */
export const watchFolderJob = defineJob('watch_bulk_folder', z.object({}));

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

const everyMs = 10_000;
/** A file that has not changed for this long, and has the same size a moment later, is finished. */
const settledMs = 3000;
const momentMs = 250;

/** Looks into the folder soon. Only one such job waits at a time; without the setting there is none. */
export async function scheduleFolderWatch(
  { db, config, now }: Needs<'db' | 'config' | 'now'>,
  inMs = everyMs,
): Promise<void> {
  if (config.bulk_folder === null) return;
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, watchFolderJob, {}, { jobKey: watchFolderJob.name, runAt });
}

/**
 * One look into the folder. Each step is repeated after a crash without filing anything twice. A file that fails does
 * not delay the others: the first failure is thrown when all files have had their turn.
 */
export async function watchFolder(needs: Working): Promise<void> {
  const { bulk_folder: folder } = needs.config;
  if (folder === null) return;
  await scheduleFolderWatch(needs);
  for (const name of ['processing', 'done', 'failed']) await mkdir(path.join(folder, name), { recursive: true });
  const failures: unknown[] = [];
  const onEach = async (names: string[], step: typeof takeFile) => {
    for (const name of names) await step(needs, folder, name).catch((error: unknown) => failures.push(error));
  };
  await onEach(await pdfsIn(folder), takeFile);
  await onEach(await pdfsIn(path.join(folder, 'processing')), continueFile);
  if (failures.length > 0) throw failures[0];
}

async function pdfsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && /\.pdf$/i.test(entry.name)).map(({ name }) => name);
}

/** A file is taken when it is finished. One that was filed before is not taken again. */
async function takeFile(needs: Working, folder: string, name: string): Promise<void> {
  const place = path.join(folder, name);
  if (!(await isFinished(place))) return;
  try {
    const sha256 = await storeFile(needs, place, await findSizeLimits(needs.db, courtOf(needs).court_id));
    if (await findBatchByHash(needs.db, courtOf(needs), sha256)) throw new Refusal('batch_known');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return putAside(folder, place, 'failed', refusals[error.code].words);
  }
  const target = await freePlace(path.join(folder, 'processing'), name);
  await rename(place, target);
  noteMove(place, target);
}

async function continueFile(needs: Working, folder: string, name: string): Promise<void> {
  const place = path.join(folder, 'processing', name);
  const { mtime } = await stat(place);
  const received_at = mtime > needs.now() ? needs.now() : mtime;
  try {
    const sha256 = await storeFile(needs, place, await findSizeLimits(needs.db, courtOf(needs).court_id));
    const file = { sha256, file_name: cleanFileName(name) || 'Batch.pdf' };
    const { court_id } = courtOf(needs);
    const batch =
      (await findBatchByHash(needs.db, { court_id }, sha256)) ??
      (await receiveBatch(needs, { court_id, actor: null, source: 'folder', file, received_at }));
    await settleFile(needs, folder, place, batch);
  } catch (error) {
    // What is temporary, such as busy workers, is tried again.
    if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) throw error;
    await putAside(folder, place, 'failed', refusals[error.code].words);
  }
}

/** Moves the source of a batch that has ended; one that is being filed stays where it is. */
async function settleFile({ db }: Working, folder: string, place: string, batch: StoredBatch): Promise<void> {
  if (batch.state === 'filed') return putAside(folder, place, 'done', null);
  if (batch.state === 'refused') {
    const lines = batch.problems.map(({ page, code }) => `Page ${page}: ${batchProblemTexts[code]}`);
    return putAside(folder, place, 'failed', lines.join('\n'));
  }
  if (batch.state !== 'partly_filed') return;
  const items = await findItems(db, [batch.id]);
  const lines = items.map(({ item }) => {
    const pages = `Pages ${item.documents[0]!.from} to ${item.documents.at(-1)!.to}`;
    return `${pages}: ${item.failure === null ? 'filed.' : refusals[item.failure].words}`;
  });
  await putAside(folder, place, 'failed', lines.join('\n'));
}

async function putAside(folder: string, place: string, to: 'done' | 'failed', reason: string | null): Promise<void> {
  const target = await freePlace(path.join(folder, to), path.basename(place));
  if (reason !== null) await writeFile(`${target}.txt`, `${reason}\n`);
  await rename(place, target);
  noteMove(place, null);
}

/** A name that no file in the folder has. */
async function freePlace(folder: string, name: string): Promise<string> {
  const taken = new Set(await readdir(folder));
  const { name: stem, ext } = path.parse(name);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${stem} (${number})${ext}`;
    if (!taken.has(free)) return path.join(folder, free);
  }
}

async function isFinished(place: string): Promise<boolean> {
  const first = await stat(place);
  if (first.size === 0 || Date.now() - first.mtimeMs < settledMs) return false;
  await pause(momentMs);
  const second = await stat(place);
  return second.size === first.size && second.mtimeMs === first.mtimeMs;
}

const courtOf = ({ config }: Working) => ({ court_id: config.court.id });
