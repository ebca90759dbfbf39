import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { followUnread } from './followUnread.ts';
import { notificationsApi, useCountUnreadQuery } from './notificationsApi.ts';

/** Milliseconds between two requests while the stream is broken. */
const every = 60_000;
/** Milliseconds after which a silent stream is considered broken. */
const patience = 3000;

/**
 * The number of unread notifications: live through a stream, and by polling if the stream fails. A hidden tab closes
 * its stream, because a browser has only a few connections for all tabs of one address.
 */
export function useUnread(): number {
  const dispatch = useAppDispatch();
  const token = useAppSelector(({ user }) => user.token);
  const [stream, setStream] = useState<'opening' | 'live' | 'broken'>('opening');
  // The stream starts with the count, so that one call is sufficient.
  const { data } = useCountUnreadQuery(undefined, {
    skip: stream === 'opening',
    pollingInterval: stream === 'live' ? 0 : every,
    skipPollingIfUnfocused: true,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream of a session that ended begins again with the next one
  useEffect(() => {
    let stop = new AbortController();
    const begin = () => {
      stop.abort();
      stop = new AbortController();
      if (document.visibilityState === 'hidden') return setStream('broken');
      let isBegun = false;
      const onCount = (unread: number) => {
        const saved = dispatch(notificationsApi.util.upsertQueryData('countUnread', undefined, { unread }));
        void saved.then(() => setStream('live'));
        if (isBegun) dispatch(notificationsApi.util.invalidateTags(['Notifications']));
        isBegun = true;
      };
      const connected = (isOpen: boolean) => {
        if (!isOpen) setStream('broken');
      };
      void followUnread({ onCount, connected }, stop.signal);
    };
    begin();
    const waiting = setTimeout(() => setStream((now) => (now === 'opening' ? 'broken' : now)), patience);
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', begin);
      stop.abort();
    };
  }, [dispatch, token]);
  return data?.unread ?? 0;
}
