import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidInput } from '#server/kernel/invalidInput';
import { Refusal } from '#server/kernel/Refusal';
import { readUploadMetadata } from './readUploadMetadata.ts';

/** The headers of tus 1.0, the protocol of resumable uploads (https://tus.io/protocols/resumable-upload). */

export const tusVersion = '1.0.0';
export const tusExtensions = 'creation,termination,checksum,expiration';
export const partType = 'application/offset+octet-stream';

/** Every answer names the version; a request in another one is refused with those that are supported. */
export function assertTus(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('tus-resumable', tusVersion);
  if (request.headers['tus-resumable'] === tusVersion) return;
  reply.header('tus-version', tusVersion);
  throw new Refusal('upload_version_unknown');
}

/** A header with a whole number of bytes. */
export function readBytes(request: FastifyRequest, name: 'upload-length' | 'upload-offset'): number {
  const sent = request.headers[name];
  const value = typeof sent === 'string' && /^\d{1,15}$/.test(sent) ? Number(sent) : null;
  if (value === null) throw invalidInput(name, 'Send the number of bytes.');
  return value;
}

/** What a new upload is, by its headers. */
export function readCreation(request: FastifyRequest): { size: number; metadata: Record<string, string> } {
  const size = readBytes(request, 'upload-length');
  if (size === 0) throw new Refusal('document_empty');
  const metadata = readUploadMetadata(String(request.headers['upload-metadata'] ?? ''));
  if (!metadata) throw invalidInput('upload-metadata', 'Send keys with values in Base64, separated by commas.');
  return { size, metadata };
}

/** The answer to a new upload: its address. */
export function sendCreated(reply: FastifyReply, { id, expires_at }: { id: string; expires_at: Date }) {
  return reply
    .headers({ location: `/api/documents/uploads/${id}/`, 'upload-expires': expires_at.toUTCString() })
    .status(201)
    .send();
}
