import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Texts that the API replies with. Streams of events, documents, and pictures are sent as they are. */
const compressible = /^(?:application\/(?:json|problem\+json)|text\/(?:csv|calendar))\b/;

/** Replies below this number of bytes fit into one network packet anyway. */
const smallest = 1024;

/** Replies that contain a secret: sessions, tickets, codes, keys (decision 0071). */
const secret = /^\/api\/(?:auth|api_access|webhooks|chambers\/offline-keys)\//;

/**
 * Compresses the API's replies for clients that accept it. The files of the browser part are compressed when they are
 * built. Call it before the routes are registered.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (secret.test(route.url)) route.compress = false;
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: compressible,
    threshold: smallest,
    // A tenth of the time of the highest level, and nearly the same size.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
}
