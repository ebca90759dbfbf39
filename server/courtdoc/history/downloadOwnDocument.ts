import type { FastifyReply } from 'fastify';
import { mediaTypeOf } from '#domain/documents/fileFormats';
import { toAttachment } from '#server/http/toAttachment';
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
  const own = await findOwnDocument(needs, viewer, asked);
  return reply
    .headers({
      'content-type': mediaTypeOf[own.file_type],
      'content-length': own.file_size,
      'content-disposition': toAttachment(own.file_name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(await needs.blobs.read(own.sha256));
}
