import type { FastifyReply } from 'fastify';
import { type FileFormat, mediaTypeOf } from '#domain/documents/fileFormats';
import type { Needs } from '#server/kernel/needs';
import { toAttachment } from './toAttachment.ts';

type StoredDocument = { file_name: string; file_type: FileFormat; file_size: number; sha256: string };

/**
 * Sends a stored document, byte for byte, to be saved. Filed documents are hostile input: no browser opens one within
 * the portal, guesses its type, or runs what is in it.
 */
export async function sendDocument(
  { blobs }: Needs<'blobs'>,
  { file_name, file_type, file_size, sha256 }: StoredDocument,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply
    .headers({
      'content-type': mediaTypeOf[file_type],
      'content-length': file_size,
      'content-disposition': toAttachment(file_name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(await blobs.read(sha256));
}
