import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/http/Refusal';

/** What the sender calls this submission, if anything, so that sending it once more files it only once. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal('invalid_input', {
      fields: [{ field: 'Idempotency-Key', message: 'Send 1 to 200 letters, digits or signs without spaces.' }],
    });
  }
  return key;
}
