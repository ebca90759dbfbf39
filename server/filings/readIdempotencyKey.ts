import type { FastifyRequest } from 'fastify';
import { IdempotencyKey } from '#contract/filings';
import { invalidInput } from '#server/kernel/invalidInput';

/** The sender's name for this submission, if it has one. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const sent = request.headers['idempotency-key'];
  if (sent === undefined) return null;
  const key = IdempotencyKey.safeParse(sent);
  if (key.success) return key.data;
  throw invalidInput('Idempotency-Key', key.error.issues[0]!.message);
}
