import type { AppStore } from '#web/store.ts';
import { refreshSession } from './refreshSession.ts';

const atMostEvery = 30_000;

/** Refreshes the session when the page opens and when the person returns to it. */
export function followSession(store: AppStore): () => void {
  let last = 0;
  const follow = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < atMostEvery) return;
    if (!store.getState().user.isAuthenticated) return;
    last = Date.now();
    void store.dispatch(refreshSession());
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}
