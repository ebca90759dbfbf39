import type { FastifyError, FastifyInstance } from 'fastify';
import { refusalFor } from '#server/db/refusalFor';
import { Refusal } from '#server/kernel/Refusal';

/** The response to an error: a refusal with its message, or a fault with only its request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) {
      if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter));
      request.refused = refusal.code;
      request.log.info({ code: refusal.code }, 'refused');
      return reply.status(refusal.status).send(refusal.toBody(request.id));
    }
    request.log.error({ err: error }, 'fault');
    return reply.status(500).send({ error: 'An unexpected error occurred', code: 'fault', request_id: request.id });
  });
}

/** The refusal for an error; undefined for a fault. */
export function refusalOf(error: unknown): Refusal | undefined {
  return refusalFor(error) ?? refusalOfFramework(error as FastifyError);
}

/** Fastify's own errors about what the client sent. Anything it blames on us stays a fault. */
function refusalOfFramework(error: FastifyError): Refusal | undefined {
  if (error.statusCode === 429) return new Refusal('too_many_requests');
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('document_too_large');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal('unreadable_body');
  return undefined;
}
