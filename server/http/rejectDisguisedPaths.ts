import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/kernel/Refusal';

/**
 * A letter, digit or one of `-._~` behind a percent sign means the same as the character itself (RFC 3986, 2.3), so no
 * client needs to send one; it only makes a path look different from what it is. A null character or a line break
 * belongs in no path.
 */
const disguised = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e|0[0-9a-f]|1[0-9a-f]|7f)/i;

/** Refuses addresses whose path is written so that a filter before the router could misread it. */
export function rejectDisguisedPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?');
    if (disguised.test(path)) throw new Refusal('disguised_path');
  });
}
