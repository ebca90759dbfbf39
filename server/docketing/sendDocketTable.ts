import type { FastifyReply } from 'fastify';
import { writeCsv } from '#domain/reports/writeCsv';
import { toAttachment } from '#server/http/toAttachment';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { composeSheet } from './composeSheet.ts';

const header = ['number', 'filed', 'entered', 'text', 'note'];

/** Sends the docket of a case as a CSV file, with the same entries and texts as the printed sheet. */
export async function sendDocketTable(
  needs: Needs<'db' | 'now'>,
  viewer: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { case_number, entries } = await composeSheet(needs, viewer, { id, certified: false });
  const rows = entries.map(({ number, filed_on, entered_on, text, note }) => [
    ...[number, filed_on, entered_on, text, note],
  ]);
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': toAttachment(`Docket ${case_number}.csv`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(writeCsv(header, rows));
}
