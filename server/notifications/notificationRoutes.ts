import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/notifications';
import { serve, serveRaw } from '#server/http/serve';
import { whileSignedIn } from '#server/http/whileSignedIn';
import type { Services } from '#server/kernel/needs';
import { followUnread, reportUnreadOnce } from './followUnread.ts';
import { listNotifications } from './listNotifications.ts';
import { readAllNotifications, readNotification } from './markRead.ts';
import { countUnreadOf } from './notificationRepository.ts';

/** The stream ends after this time; clients reconnect and are authenticated again. */
const longestStreamMs = 5 * 60_000;

/** Notifications, each visible only to its recipient. */
export function notificationRoutes(app: FastifyInstance, services: Services): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());

  serve(app, contract.listNotifications, (actor, asked) => listNotifications(services, actor, asked));
  serve(app, contract.countUnread, async (actor) => ({ unread: await countUnreadOf(services.db, actor) }));
  serve(app, contract.readNotification, (actor, asked) => readNotification(services, actor, asked));
  serve(app, contract.readAllNotifications, (actor) => readAllNotifications(services, actor));
  serveRaw(app, contract.followNotifications, async (actor, _asked, { request, reply }) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const signal = AbortSignal.any([stopping.signal, gone.signal, AbortSignal.timeout(longestStreamMs)]);
    const asksForStream = request.headers.accept?.includes('text/event-stream');
    const events = asksForStream ? followUnread(services, actor, signal) : reportUnreadOnce(services, actor);
    return (
      reply
        .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
        // Kept alive after its end, the connection would keep a portal that stops waiting.
        .headers({ 'cache-control': 'no-store', connection: 'close' })
        .send(Readable.from(whileSignedIn(services, actor, events), { objectMode: false, encoding: 'utf8' }))
    );
  });
}
