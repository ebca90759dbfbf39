import { UnreadCount } from '#contract/notifications';
import { fetchSignedIn } from '#web/identity/fetchSignedIn.ts';
import { readEvents } from '#web/readEvents.ts';

/** What a follower receives: each count, and whether the stream is open at all. */
export type Listener = { told(unread: number): void; connected(isOpen: boolean): void };

const longestPauseMs = 30_000;

/**
 * Follows the number of unread notifications until the signal is aborted. It uses fetch, because an EventSource cannot
 * send the bearer token in a header and tokens never appear in URLs (departure 5). A stream that ends or breaks is
 * resumed; one that the server refuses is not.
 */
export async function followUnread(listener: Listener, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const began = Date.now();
    const refused = await readOnce(listener, signal).catch(() => false);
    listener.connected(false);
    if (refused) return;
    // A stream that was open for a while ended normally; only quick failures count.
    if (Date.now() - began > longestPauseMs) attempt = 0;
    await pause(Math.min(1000 * 2 ** attempt, longestPauseMs), signal);
  }
}

/** True when the server will not have this person follow. */
async function readOnce(listener: Listener, signal: AbortSignal): Promise<boolean> {
  const response = await fetchSignedIn('/api/notifications/stream', {
    signal,
    headers: { accept: 'text/event-stream' },
  });
  if (!response.ok || !response.body) return [401, 403, 404].includes(response.status);
  listener.connected(true);
  for await (const { data } of readEvents(response.body)) {
    const count = UnreadCount.safeParse(data);
    if (count.success) listener.told(count.data.unread);
  }
  return false;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(resume, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resume();
    });
  });
}
