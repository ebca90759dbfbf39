import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/kernel/Refusal';

/**
 * Refuses a call that a page of somebody else's made with our browser's cookies. Browsers say whose page a call comes
 * from, and pages cannot change what they say; programs that are no browser say nothing, and bring no cookies.
 */
export function requireOwnPage(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('not_permitted');
}
