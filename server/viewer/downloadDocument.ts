import type { FastifyReply } from 'fastify';
import { mediaTypeOf } from '#domain/documents/fileFormats';
import { toAttachment } from '#server/http/toAttachment';
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
  const bytes = await needs.blobs.read(version.sha256);
  return reply
    .headers({
      'content-type': mediaTypeOf[version.file_type],
      'content-length': version.file_size,
      'content-disposition': toAttachment(version.file_name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
