import type { FastifyReply } from 'fastify';
import { sendCsv } from '#server/http/sendCsv';
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
  return sendCsv(reply, `Docket ${case_number}.csv`, header, rows);
}
