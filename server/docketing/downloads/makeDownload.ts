import { z } from 'zod';
import { largestDownload } from '#domain/docketing/downloadStates';
import { discardBlobJob } from '#server/documents/discardBlobJob';
import { findMemberInCourt } from '#server/identity/findActorsByCourt';
import { addJobs } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { Refusal } from '#server/kernel/Refusal';
import { findVersion } from '#server/viewer/findVersion';
import { composeSheet } from '../composeSheet.ts';
import type { DocketSheet } from '../DocketSheet.ts';
import { changeDownload, expireDownloads, findUnfinishedForSystem, type StoredDownload } from './downloadRepository.ts';
import { type HashedDocument, hashOfShown, indexFiles } from './indexFiles.ts';
import { type CaseDocument, listCaseDocuments } from './listCaseDocuments.ts';
import { writeZip, type ZipFile } from './writeZip.ts';

type Tools = Needs<'db' | 'blobs' | 'now' | 'quarantine'>;

export const docketDownloadJob = defineJob('make_docket_download', z.object({ id: z.uuid() }), { attempts: 3 });

/** The progress is stored after this many documents. */
const progressEvery = 10;

/**
 * Puts every document of a case that a person may read into one file, with the docket as an index that opens offline,
 * and the hashes of all files. The access to each document is examined when it is read; one that has become unreadable
 * since the job began is left out. A second run starts again.
 */
export async function makeDownload(needs: Tools, id: string): Promise<void> {
  const download = await findUnfinishedForSystem(needs.db, id);
  if (!download) return;
  const { person_id, court_id } = download;
  const from = { session_id: 'docket download', address: '', user_agent: '' };
  const viewer = await findMemberInCourt(needs.db, { person_id, court_id }, from);
  if (!viewer) return failDownload(needs, id);
  const documents = await listCaseDocuments(needs.db, viewer, download.case_id);
  await changeDownload(needs.db, id, { state: 'running', total: documents.length, done: 0 });
  const sheet = await composeSheet(needs, viewer, { id: download.case_id, certified: false });
  const last_entry = Math.max(0, ...sheet.entries.map(({ number }) => number));
  const versions: string[] = [];
  try {
    const files = filesOf(needs, viewer, { id, documents, versions, sheet });
    const { sha256, size: file_size } = await needs.blobs.put(writeZip(files, needs.now()), largestDownload);
    await needs.quarantine.vouch(sha256);
    const shown = { last_entry, sheet_hash: hashOfShown(sheet, last_entry) };
    const made = { sha256, file_size, versions, done: versions.length, ...shown };
    await changeDownload(needs.db, id, { state: 'ready', ...made, finished_at: needs.now() });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'document_too_large') throw error;
    await changeDownload(needs.db, id, { state: 'failed', failure: 'too_large', finished_at: needs.now() });
  }
  await forgetExpired(needs);
}

type Making = Pick<StoredDownload, 'id'> & {
  documents: readonly CaseDocument[];
  versions: string[];
  sheet: DocketSheet;
};

/** The files of the archive, each after its access was examined, and their index. */
async function* filesOf(
  needs: Tools,
  viewer: Actor,
  { id, documents, versions, sheet }: Making,
): AsyncGenerator<ZipFile> {
  const archived: HashedDocument[] = [];
  for (const document of documents) {
    const found = await findVersion(needs, viewer, document.id).catch(nothingIfRefused);
    if (!found) continue;
    versions.push(document.id);
    if (versions.length % progressEvery === 0) await changeDownload(needs.db, id, { done: versions.length });
    const { sha256 } = found.version;
    const path = `documents/${document.name}`;
    archived.push({ entry: document.entry, name: document.file_name, path, sha256 });
    yield { name: path, read: () => needs.blobs.read(sha256) };
  }
  yield* indexFiles(sheet, archived);
}

function nothingIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** Records that a download could not be made. */
export function failDownload({ db, now }: Needs<'db' | 'now'>, id: string): Promise<void> {
  return changeDownload(db, id, { state: 'failed', failure: 'fault', finished_at: now() });
}

/** Removes the files that expired; done with each new download of anyone. */
export async function forgetExpired({ db, now }: Tools): Promise<void> {
  await db.transaction(async (tx) => {
    const hashes = await expireDownloads(tx, now());
    await addJobs(
      tx,
      discardBlobJob,
      hashes.map((sha256) => ({ sha256 })),
    );
  });
}
