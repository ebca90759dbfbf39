import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/kernel/Refusal';

/**
 * Refuses calls made by other sites' pages with our browser's cookies. Browsers report the origin of a call, which
 * pages cannot change; other programs report none and bring no cookies.
 */
export function requireOwnPage(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('not_permitted');
}
