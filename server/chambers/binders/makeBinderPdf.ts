import { z } from 'zod';
import type { BinderItem } from '#contract/binders';
import { changeDownload, findUnfinishedForSystem } from '#server/docketing/downloads/downloadRepository';
import { failDownload, forgetExpired } from '#server/docketing/downloads/makeDownload';
import { findMemberInCourt } from '#server/identity/findActorsByCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { JoinedPart } from '#server/kernel/ports/DocumentEngine';
import { defineJob } from '#server/kernel/ports/Job';
import { Refusal } from '#server/kernel/Refusal';
import { findVersion } from '#server/viewer/findVersion';
import { readBinder } from './readBinder.ts';

type Tools = Needs<'db' | 'blobs' | 'engine' | 'now' | 'quarantine'>;
type BinderPart = JoinedPart & { version_id: string };

export const binderDownloadJob = defineJob('make_binder_pdf', z.object({ id: z.uuid() }), { attempts: 3 });

/** Bytes of all documents of one binder: what a document worker can hold while it joins them. */
export const largestBinder = 120_000_000;

/**
 * Joins the PDF documents of a binder in its order, each with a bookmark. Other documents and those that do not open
 * are left out: `done` counts the documents in the file, `total` those of the binder.
 */
export async function makeBinderPdf(needs: Tools, id: string): Promise<void> {
  const { db, now } = needs;
  const download = await findUnfinishedForSystem(db, id);
  if (!download?.hearing_id) return;
  const { person_id, court_id } = download;
  const from = { session_id: 'binder download', address: '', user_agent: '' };
  const judge = await findMemberInCourt(db, { person_id, court_id }, from);
  if (!judge) return failDownload(needs, id);
  const { items } = await readBinder(needs, judge, download.hearing_id);
  const present = items.filter(({ document }) => document !== null);
  await changeDownload(db, id, { state: 'running', total: present.length, done: 0 });
  try {
    const parts = await findParts(needs, judge, present);
    const { bytes, firstPages } = await needs.engine.joinPdfs(parts);
    const versions = parts.flatMap(({ version_id }, at) => (firstPages[at] ? version_id : []));
    const { sha256, size: file_size } = await needs.blobs.put(once(bytes), largestBinder * 2);
    await needs.quarantine.vouch(sha256);
    const made = { sha256, file_size, versions, done: versions.length };
    await changeDownload(db, id, { state: 'ready', ...made, finished_at: now() });
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    await changeDownload(db, id, { state: 'failed', failure: 'too_large', finished_at: now() });
  }
  await forgetExpired(needs);
}

/** The PDF documents, each after the judge's access to it was examined. */
async function findParts(needs: Tools, judge: Actor, items: readonly BinderItem[]): Promise<BinderPart[]> {
  const parts: BinderPart[] = [];
  let bytes = 0;
  for (const item of items) {
    const { version_id, file_type } = item.document!;
    if (file_type !== 'pdf') continue;
    const found = await findVersion(needs, judge, version_id).catch(nothingIfRefused);
    if (!found) continue;
    const { sha256, file_name: name } = found.version;
    bytes += await needs.blobs.size(sha256);
    if (bytes > largestBinder) throw new Refusal('document_too_large');
    parts.push({ version_id, title: titleOf(item), file: { path: needs.blobs.path(sha256), name, sha256 } });
  }
  if (parts.length === 0) throw new Refusal('document_corrupt');
  return parts;
}

const titleOf = ({ docket_number, title }: BinderItem) =>
  docket_number === null ? title : `${docket_number}. ${title}`;

const isTooLarge = (error: unknown) =>
  error instanceof Refusal && ['document_too_large', 'document_too_much_memory'].includes(error.code);

function nothingIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
