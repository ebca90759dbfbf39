import { sessionRenewed } from '#web/session/userSlice.ts';
import type { AppThunk } from '#web/store.ts';
import { identityApi } from './identityApi.ts';

/** Gets the session from the server: name, role, court, and preferences may have changed. */
export function refreshSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const read = identityApi.endpoints.readSession.initiate(undefined, { forceRefetch: true, subscribe: false });
    const { data } = await dispatch(read);
    if (data) dispatch(sessionRenewed(data));
  };
}
