import type { FastifyRequest } from 'fastify';
import { IdempotencyKey } from '#contract/filings';
import { Refusal } from '#server/kernel/Refusal';

/** The sender's name for this submission, if it has one. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const sent = request.headers['idempotency-key'];
  if (sent === undefined) return null;
  const key = IdempotencyKey.safeParse(sent);
  if (key.success) return key.data;
  throw new Refusal('invalid_input', {
    fields: [{ field: 'Idempotency-Key', message: key.error.issues[0]!.message }],
  });
}
