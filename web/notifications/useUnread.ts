import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { followUnread } from './followUnread.ts';
import { notificationsApi, useCountUnreadQuery } from './notificationsApi.ts';

/** Milliseconds between two looks while the stream is broken. */
const every = 60_000;

/**
 * How many notifications the person has not read: live over a stream, and by asking again where that does not hold.
 * A hidden tab lets its stream go, since a browser has only a handful of connections for all tabs of one address.
 */
export function useUnread(): number {
  const dispatch = useAppDispatch();
  const token = useAppSelector(({ user }) => user.token);
  const [isLive, setLive] = useState(false);
  const { data } = useCountUnreadQuery(undefined, {
    pollingInterval: isLive ? 0 : every,
    skipPollingIfUnfocused: true,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream of a session that ended begins again with the next one
  useEffect(() => {
    let stop = new AbortController();
    const begin = () => {
      stop.abort();
      stop = new AbortController();
      if (document.visibilityState === 'hidden') return;
      let last: number | undefined;
      const told = (unread: number) => {
        // The first count of a stream is usually the one that was requested already.
        if (last === undefined)
          void dispatch(notificationsApi.util.upsertQueryData('countUnread', undefined, { unread }));
        else dispatch(notificationsApi.util.invalidateTags(['Notifications']));
        last = unread;
      };
      void followUnread({ told, connected: setLive }, stop.signal);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      document.removeEventListener('visibilitychange', begin);
      stop.abort();
    };
  }, [dispatch, token]);
  return data?.unread ?? 0;
}
