import { openTabSession } from '#contract/identity';
import { api } from '#web/calls/api.ts';
import { requestEndpoint } from '#web/calls/requestEndpoint.ts';
import { deviceMark } from '#web/session/device.ts';
import type { AuthData } from '#web/session/session.ts';
import { signedIn } from '#web/session/userSlice.ts';
import type { AppStore } from '#web/store.ts';
import { findKey, withoutSession } from './deviceKey.ts';
import { listCopies } from './keptCopies.ts';
import { type Owner, sendUnsent } from './unsentNotes.ts';
import { updateCopy } from './updateCopy.ts';

let app: AppStore | null = null;

export function connectTo(store: AppStore): void {
  app = store;
}

/** The signed-in person, if the key of the person's copies is available. */
export async function findOwner(): Promise<Owner | null> {
  const user = app?.getState().user;
  if (!user?.isAuthenticated || user.stage !== 'complete' || !localStorage.getItem(deviceMark)) return null;
  const key = await findKey(user.user_id).catch(() => null);
  return key && { person_id: user.user_id, key };
}

let connecting: Promise<void> | null = null;

/** When the server can be reached: the session is restored, notes are sent, and the copies are updated. */
export function connect(): Promise<void> {
  connecting ??= reconnect()
    .catch(() => {})
    .finally(() => {
      connecting = null;
    });
  return connecting;
}

async function reconnect(): Promise<void> {
  if (!app) return;
  const { user } = app.getState();
  // The change of the token starts this again.
  if (user.token === withoutSession) return restoreSession(user.user_id);
  const owner = await findOwner();
  if (!owner) return;
  const isSaved = await sendUnsent(owner);
  for (const { hearing_id, time_zone } of await listCopies(owner.person_id))
    await updateCopy(owner, hearing_id, time_zone);
  if (isSaved) refreshNotes();
}

/** The browser may still have the person's session. Anyone else's is not used: the person is asked to sign in again. */
async function restoreSession(person_id: string): Promise<void> {
  const { data } = await requestEndpoint({ endpoint: openTabSession, input: {} });
  const found = data as AuthData | undefined;
  if (found?.user_id === person_id) app?.dispatch(signedIn(found));
}

/** The screens request notes and binders again. */
export function refreshNotes(): void {
  app?.dispatch(api.util.invalidateTags(['BinderNotes', 'Chambers']));
}
