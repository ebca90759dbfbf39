import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { openInbox } from '#server/kernel/openInbox';
import { noticesOf } from './noticesOf.ts';
import { countUnreadOf } from './notificationRepository.ts';

/** The interval of heartbeats, at which the count is also read in case a notification was lost. */
const heartbeatMs = 25_000;

/** The user's number of unread notifications, as an event stream: the count immediately, then each change. */
export async function* followUnread(
  { db, progress }: Needs<'db' | 'progress'>,
  viewer: Actor,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const inbox = openInbox<'look'>();
  const look = () => inbox.put('look');
  // Subscribes before counting, so that no event in between is missed.
  const unfollow = progress.follow(noticesOf(viewer.person_id), { received: look, missed: look });
  try {
    let lastSent: number | undefined;
    // Some proxies wait for the first kilobyte before they hand anything on.
    yield `: ${' '.repeat(1024)}\n\n`;
    while (!signal.aborted) {
      const unread = await countUnreadOf(db, viewer);
      yield unread === lastSent ? ': still here\n\n' : writeEvent(unread);
      lastSent = unread;
      await inbox.next(heartbeatMs, signal);
    }
  } finally {
    unfollow();
  }
}

/** The same for who does not ask for a stream: the count, and the end. */
export async function* reportUnreadOnce({ db }: Needs<'db'>, viewer: Actor): AsyncGenerator<string> {
  yield writeEvent(await countUnreadOf(db, viewer));
}

function writeEvent(unread: number): string {
  return `data: ${JSON.stringify({ unread })}\n\n`;
}
