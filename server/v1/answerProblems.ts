import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '#server/http/answerErrors';
import { Refusal } from '#server/kernel/Refusal';
import { faultProblem, toProblem } from './toProblem.ts';

const problemJson = 'application/problem+json';

/** Below /api/v1 everything that is not a success is a problem document, an address that does not exist included. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return refuse(refusal, request, reply);
    request.log.error({ err: error }, 'fault');
    return reply
      .status(500)
      .header('content-type', problemJson)
      .send(faultProblem(whereOf(request)));
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    refuse(new Refusal('not_found'), request, reply),
  );
}

function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer realm="Assize API"');
  request.refused = refusal.code;
  request.log.info({ code: refusal.code }, 'refused');
  return reply
    .status(refusal.status)
    .header('content-type', problemJson)
    .send(toProblem(refusal, whereOf(request)));
}

const whereOf = (request: FastifyRequest) => ({
  instance: request.url.split('?')[0] ?? '',
  requestId: request.id,
});
