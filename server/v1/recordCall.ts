import { lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint';
import { dayMs } from '#domain/days/days';
import { apiCalls } from '#server/db/schema/v1';
import type { Needs } from '#server/kernel/needs';
import type { Caller } from './findKeyActor.ts';

/** Records a call with a key, for its owner and the court. */
export async function recordCall(
  { db, now }: Needs<'db' | 'now'>,
  { key_id, actor }: Caller,
  request: FastifyRequest,
  { endpoint, status, began }: { endpoint: Endpoint; status: number; began: number },
): Promise<void> {
  await db
    .insert(apiCalls)
    .values({
      request_id: request.id,
      key_id,
      call: `${endpoint.method} /api${endpoint.path}`,
      status,
      duration_ms: Math.round(performance.now() - began),
      from_address: actor.address,
      at: now(),
    })
    // The response matters more than its log line.
    .catch((error: unknown) => request.log.error({ err: error }, 'an API call could not be recorded'));
}

/** Deletes calls older than 90 days. */
export async function forgetCalls({ db, now }: Needs<'db' | 'now'>): Promise<void> {
  await db.delete(apiCalls).where(lt(apiCalls.at, new Date(now().getTime() - 90 * dayMs)));
}
