import type { FastifyReply } from 'fastify';
import { toAttachment } from './toAttachment.ts';

/** Sends a PDF for printing. */
export function sendPdf(reply: FastifyReply, bytes: Uint8Array, file_name: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': toAttachment(file_name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(Buffer.from(bytes));
}
