import type { FastifyReply } from 'fastify';
import type { DocketDownload } from '#contract/docketDownloads';
import { describeDownload, findLatest, findOwn } from '#server/docketing/downloads/downloadRepository';
import { requestDownload } from '#server/docketing/downloads/requestDownload';
import { toAttachment } from '#server/http/toAttachment';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { binderDownloadJob } from './makeBinderPdf.ts';
import { readBinder } from './readBinder.ts';

/** Starts the PDF of a binder. Refuses a hearing that is not one of the judge's own, or that has no case. */
export async function startBinderDownload(
  needs: Needs<'db' | 'now'>,
  judge: Actor,
  hearing_id: string,
): Promise<{ data: DocketDownload }> {
  const { hearing } = await readBinder(needs, judge, hearing_id);
  const { case_id } = hearing;
  if (!case_id) throw new Refusal('not_found');
  const asked = { at: needs.now(), job: binderDownloadJob };
  const download = await needs.db.transaction((tx) => requestDownload(tx, judge, { case_id, hearing_id }, asked));
  return { data: describeDownload(download) };
}

/** The judge's latest PDF of a binder that has not expired. */
export async function readBinderDownload(
  needs: Needs<'db' | 'now'>,
  judge: Actor,
  hearing_id: string,
): Promise<{ data: DocketDownload | null }> {
  const { hearing } = await readBinder(needs, judge, hearing_id);
  if (!hearing.case_id) return { data: null };
  const found = await findLatest(needs.db, judge, { case_id: hearing.case_id, hearing_id });
  return { data: found && found.expires_at > needs.now() ? describeDownload(found) : null };
}

/** Sends the PDF, unless the judge may no longer read a document in it, or the hearing is another judge's. */
export async function sendBinderDownload(
  needs: Needs<'db' | 'blobs' | 'now'>,
  judge: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await findOwn(needs.db, judge, id);
  if (!found?.sha256 || !found.hearing_id || found.expires_at <= needs.now()) throw new Refusal('not_found');
  const { hearing, items } = await readBinder(needs, judge, found.hearing_id);
  const readable = new Set(items.map(({ document }) => document?.version_id));
  if (found.versions.some((version) => !readable.has(version))) throw new Refusal('download_outdated');
  const name = [hearing.hearing_date, hearing.case_number, hearing.case_title].filter(Boolean).join(' ');
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-length': found.file_size!,
      'content-disposition': toAttachment(`${name}.pdf`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(await needs.blobs.read(found.sha256));
}
