import type { FastifyReply } from 'fastify';
import { writeCsv } from '#domain/reports/writeCsv';
import { toAttachment } from './toAttachment.ts';

type Cells = readonly (string | number | null)[];

/** Sends a table as a CSV file. No cache keeps it. */
export function sendCsv(
  reply: FastifyReply,
  file_name: string,
  header: readonly string[],
  rows: readonly Cells[],
): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': toAttachment(file_name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(writeCsv(header, rows));
}
