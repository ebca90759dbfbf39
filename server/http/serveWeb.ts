import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { signInPageAt } from '#domain/paths/signInPages';
import { Refusal } from '#server/kernel/Refusal';
import { isApiCall } from './isApiCall.ts';
import { preloadScreens } from './preloadScreens.ts';

const aYear = 'public, max-age=31536000, immutable';

/**
 * Serves the built browser code: hashed assets for a year, the landing page at `/`, the sign-in pages at theirs, and the
 * app for every other address, because its router knows them. Unknown API calls are refused as JSON.
 */
export async function serveWeb(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? aYear : 'no-cache');
      },
    });
    app.get('/', (_request, reply) => reply.sendFile('landing.html'));
  }
  const documentFor = folder ? preloadScreens(folder) : null;
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' && !isApiCall(request) && !path.extname(address);
    if (!documentFor || !isPage) throw new Refusal('not_found');
    const signInPage = signInPageAt(address);
    if (signInPage) return reply.status(200).sendFile(`sign-in${signInPage}.html`);
    return (
      reply
        .status(200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        // No search engine lists a receipt, or documents that were served.
        .headers(/^\/(?:(verify|served)\/|records(\/|$))/.test(address) ? { 'x-robots-tag': 'noindex, nofollow' } : {})
        .send(documentFor(address))
    );
  });
}
