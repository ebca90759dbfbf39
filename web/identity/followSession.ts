import type { AppStore } from '#web/store.ts';
import { identityApi } from './identityApi.ts';
import { sessionRenewed } from './userSlice.ts';

const atMostEvery = 30_000;

/**
 * Asks the server how the session stands when the page is opened and when somebody comes back to it: role, name and
 * preferences may have changed elsewhere meanwhile.
 */
export function followSession(store: AppStore): () => void {
  let last = 0;
  const follow = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < atMostEvery) return;
    if (!store.getState().user.isAuthenticated) return;
    last = Date.now();
    const { data } = await store.dispatch(
      identityApi.endpoints.readSession.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data) store.dispatch(sessionRenewed(data));
  };
  void follow();
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}
