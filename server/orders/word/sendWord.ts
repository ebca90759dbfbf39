import type { FastifyReply } from 'fastify';
import { cleanFileName } from '#domain/documents/cleanFileName';
import { readCourt } from '#server/courts/readCourt';
import { toAttachment } from '#server/http/toAttachment';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findDraft } from '../drafts/draftRepository.ts';
import { writeOrderDocx } from './writeOrderDocx.ts';

/** Sends an order in one of the actor’s cases as a Word file. */
export async function sendWord(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { order, found_case } = await findDraft(db, actor, id);
  const { content } = order;
  if (!content) throw new Refusal('order_without_text');
  const court = await readCourt(db, now(), order.court_id);
  const bytes = await writeOrderDocx({
    ...{ id, version: order.version, content, changed_at: order.changed_at, court: court.name },
    ...{ case_number: found_case.case_number, case_title: found_case.title },
  });
  return reply
    .headers({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-disposition': toAttachment(cleanFileName(`${content.title}.docx`)),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
