import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was matched to a call of the API, or would be if there were such a call. The matched route decides,
 * because one address can be spelled in several ways.
 */
export function isApiCall(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/') || pathOf(request).startsWith('/api/');
}

/** Whether a request was matched to a call of /api/v1, which takes keys and no sessions. */
export function isKeyCall(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/v1/') ?? false;
}

/** The path as the router reads it. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
