import { followNotifications, UnreadCount } from '#contract/notifications';
import { followEvents } from '#web/calls/followEvents.ts';

/** The callbacks of a follower: each count, and whether the stream is open. */
export type Listener = { onCount(unread: number): void; connected(isOpen: boolean): void };

/** Follows the number of unread notifications until the signal is aborted or the server refuses. */
export async function followUnread(listener: Listener, signal: AbortSignal): Promise<void> {
  await followEvents(
    followNotifications,
    {},
    {
      onEvent: ({ data }) => {
        const count = UnreadCount.safeParse(data);
        if (count.success) listener.onCount(count.data.unread);
        return undefined;
      },
      onConnection: (isOpen) => listener.connected(isOpen),
      refusedBy: [401, 403, 404],
      pause: { first: 1000, longest: 30_000 },
    },
    signal,
  );
}
