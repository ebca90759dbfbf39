import type { FastifyRequest } from 'fastify';

/** Whether the caller asked not to wait for the end of the work (RFC 7240, `Prefer: respond-async`). */
export function prefersAsync(request: FastifyRequest): boolean {
  const prefer = [request.headers.prefer ?? []].flat().join(',');
  return prefer.split(',').some((preference) => preference.split(';')[0]!.trim().toLowerCase() === 'respond-async');
}
