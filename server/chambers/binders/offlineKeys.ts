import type { FastifyReply } from 'fastify';
import type { readOfflineKeys as asked } from '#contract/binders';
import type { ReplyOf } from '#contract/endpoint';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { deriveKeys } from '#server/secrets/sealing';

/**
 * The keys under which a judge's devices keep binders. They are derived, not stored: the same judge gets the same keys
 * in each session, and without a session no one gets them.
 */
export async function readOfflineKeys(
  needs: Needs<'config'>,
  judge: Actor,
  reply: FastifyReply,
): Promise<ReplyOf<typeof asked>> {
  reply.header('cache-control', 'no-store');
  const keys = await deriveKeys(needs, `offline binders ${judge.court_id} ${judge.person_id}`);
  return { data: keys.map((key) => key.toString('base64url')) };
}
