import type { FastifyReply } from 'fastify';
import { findCase } from '#server/cases/caseRepository';
import { toAttachment } from '#server/http/toAttachment';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findRecord } from './recordRepository.ts';

/** Sends the PDF of a record to a clerk of its court. */
export async function sendRecord(
  { db, blobs }: Needs<'db' | 'blobs'>,
  actor: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const record = await findRecord(db, actor, id);
  const { case_number } = await findCase(db, actor, record.case_id);
  if (!record.sha256) throw new Refusal('record_not_ready');
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-length': record.file_size!,
      'content-disposition': toAttachment(`Record on appeal ${case_number}.pdf`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(await blobs.read(record.sha256));
}
