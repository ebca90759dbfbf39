import type { FastifyReply } from 'fastify';
import { sendDocument } from '#server/http/sendDocument';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findVersion } from './findVersion.ts';

/** Sends a document as it was filed, byte for byte, to be saved. No browser opens it within the portal. */
export async function downloadDocument(
  needs: Needs<'db' | 'blobs' | 'now'>,
  viewer: Actor,
  versionId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { version } = await findVersion(needs, viewer, versionId);
  return sendDocument(needs, version, reply);
}
