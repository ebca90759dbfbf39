import type { FastifyReply } from 'fastify';
import type { Caller } from '#server/kernel/actor';

/** How long a browser or a proxy may show a visitor the same answer. */
const seconds = 300;

/** Lets an answer to a visitor be stored for some minutes. An answer to a signed-in person is never stored. */
export function cacheForVisitors({ capacity }: Caller, reply: FastifyReply): void {
  if (capacity !== 'visitor') return;
  reply.header('cache-control', `public, max-age=${seconds}`).header('vary', 'authorization');
}
