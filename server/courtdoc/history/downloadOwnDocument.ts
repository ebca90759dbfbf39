import type { FastifyReply } from 'fastify';
import { sendDocument } from '#server/http/sendDocument';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findOwnDocument } from './findOwn.ts';

/** Sends a document that someone analyzed or generated back to them, byte for byte. */
export async function downloadOwnDocument(
  needs: Needs<'db' | 'blobs' | 'now'>,
  viewer: Actor,
  asked: { kind: 'analysis' | 'generated'; id: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  return sendDocument(needs, await findOwnDocument(needs, viewer, asked), reply);
}
