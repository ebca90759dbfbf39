import type { FastifyReply } from 'fastify';
import { sendPdf } from '#server/http/sendPdf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { stampLeadDocument } from '#server/receipts/stampLeadDocument';

/** Sends a copy of a filing's lead document with the court's stamp. */
export async function printStampedCopy(
  needs: Needs<'db' | 'blobs' | 'engine' | 'now'>,
  viewer: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { bytes, name } = await stampLeadDocument(needs, viewer, id);
  return sendPdf(reply, bytes, name);
}
