import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint';
import { may } from '#domain/identity/permissions';
import { countCall } from '#server/apiAccess/countCall';
import { refusalOf } from '#server/http/answerErrors';
import type { Http } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { type Caller, findKeyActor } from './findKeyActor.ts';
import { recordCall } from './recordCall.ts';

/**
 * Serves one call with a key: known, within its rate limit, with scope for the call, and its owner permitted. The
 * result of the call is recorded whether it succeeded or not.
 */
export function serveKey(
  app: FastifyInstance,
  services: Services,
  endpoint: Endpoint,
  handle: (caller: Caller, http: Http) => Promise<unknown>,
): void {
  app.served.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace('/v1', ''),
    handler: async (request, reply) => {
      const began = performance.now();
      const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const from = { address: request.ip, user_agent: request.headers['user-agent'] ?? null };
      const caller = await findKeyActor(services, bearer, from);
      request.actor = caller.actor;
      let status = 500;
      try {
        const { limit, remaining, resetSeconds } = await countCall(services, caller.key_id);
        reply.headers({
          'ratelimit-limit': limit,
          'ratelimit-remaining': remaining,
          'ratelimit-reset': resetSeconds,
        });
        requireRight(caller, endpoint);
        const answer = await handle(caller, { request, reply });
        status = reply.statusCode === 200 ? endpoint.status : reply.statusCode;
        return reply.status(status).send(endpoint.produces ? answer : endpoint.reply.parse(answer));
      } catch (error) {
        status = refusalOf(error)?.status ?? 500;
        throw error;
      } finally {
        await recordCall(services, caller, request, { endpoint, status, began });
      }
    },
  });
}

function requireRight({ scopes, actor }: Caller, { scope, permission }: Endpoint): void {
  if (scope && !scopes.includes(scope)) throw new Refusal('key_scope_missing', { scope });
  if (!may(actor.capacity, permission)) {
    throw new Refusal(actor.capacity === 'pending_judge' ? 'judge_pending' : 'not_permitted');
  }
}
