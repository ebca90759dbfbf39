import type { FastifyReply } from 'fastify';
import type { DocketDownload } from '#contract/docketDownloads';
import { findCase } from '#server/cases/caseRepository';
import { toAttachment } from '#server/http/toAttachment';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { composeSheet } from '../composeSheet.ts';
import { describeDownload, findLatest, findOwn } from './downloadRepository.ts';
import { hashOfShown } from './indexFiles.ts';
import { listCaseDocuments } from './listCaseDocuments.ts';
import { docketDownloadJob } from './makeDownload.ts';
import { requestDownload } from './requestDownload.ts';

/** Starts a download of the documents of a case. While one is being made, another request returns it. */
export async function startDownload(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  case_id: string,
): Promise<{ data: DocketDownload }> {
  return db.transaction(async (tx) => {
    await findCase(tx, actor, case_id);
    const download = await requestDownload(
      tx,
      actor,
      { case_id, hearing_id: null },
      { at: now(), job: docketDownloadJob },
    );
    return { data: describeDownload(download) };
  });
}

/** The person's latest download of a case that has not expired. */
export async function readDownload(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  case_id: string,
): Promise<{ data: DocketDownload | null }> {
  await findCase(db, viewer, case_id);
  const found = await findLatest(db, viewer, { case_id, hearing_id: null });
  return { data: found && found.expires_at > now() ? describeDownload(found) : null };
}

/** Sends the file, unless a document or an entry in it has been sealed, or the person has left the case, since. */
export async function sendDownload(
  { db, blobs, now }: Needs<'db' | 'blobs' | 'now'>,
  viewer: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await findOwn(db, viewer, id);
  if (!found?.sha256 || found.hearing_id !== null || found.expires_at <= now()) throw new Refusal('not_found');
  const { case_number } = await findCase(db, viewer, found.case_id);
  const readable = new Set((await listCaseDocuments(db, viewer, found.case_id)).map((document) => document.id));
  if (found.versions.some((version) => !readable.has(version))) throw new Refusal('download_outdated');
  const sheet = await composeSheet({ db, now }, viewer, { id: found.case_id, certified: false });
  if (hashOfShown(sheet, found.last_entry ?? 0) !== found.sheet_hash) throw new Refusal('download_outdated');
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-length': found.file_size!,
      'content-disposition': toAttachment(`Case ${case_number}.zip`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(await blobs.read(found.sha256));
}
