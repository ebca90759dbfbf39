import { type DevicePart, device } from '#web/session/device.ts';
import type { AuthData } from '#web/session/session.ts';
import type { AppStore } from '#web/store.ts';
import { answerFromDevice, followServer, pictureFromDevice } from './answerCalls.ts';
import { isUnreachable } from './askServer.ts';
import { connect, connectTo, findOwner, refreshNotes } from './connection.ts';
import { dropKey, withoutSession } from './deviceKey.ts';
import { openStore } from './deviceStore.ts';
import { listCopies, putCopy, removeExpired, removePerson } from './keptCopies.ts';
import { OfflineDoor } from './OfflineDoor.tsx';
import { offlineState } from './offlineState.ts';
import { sendUnsent, showAllUnsent } from './unsentNotes.ts';
import { stopUpdates } from './updateCopy.ts';

/** Signing out does not wait longer for notes to be sent; those are kept, encrypted, for the next sign-in. */
const leaveMilliseconds = 5_000;

/** Starts what is kept on this device: replies without a network, and what is sent and removed when there is one. */
export async function startOffline(store: AppStore): Promise<DevicePart> {
  connectTo(store);
  await removeExpired().catch(() => {});
  let token: string | null = null;
  const follow = () => {
    const { user } = store.getState();
    if (user.token === token) return;
    token = user.token;
    if (user.isAuthenticated && user.stage === 'complete') void meet(user).catch(() => {});
    else if (!user.isAuthenticated) {
      dropKey();
      offlineState.reset();
    }
  };
  store.subscribe(follow);
  follow();
  window.addEventListener('online', () => void connect());
  return { answer, readPicture, leave: () => leave(store), Door: OfflineDoor };
}

/** After a sign-in: other people's documents are removed, and the person's own notes are sent. */
async function meet(user: AuthData): Promise<void> {
  for (const { person_id } of await (await openStore()).getAll('people'))
    if (person_id !== user.user_id) await removePerson(person_id);
  await showKept(user.user_id);
  if (user.token !== withoutSession) await connect();
}

async function showKept(person_id: string): Promise<void> {
  const person = await (await openStore()).get('people', person_id);
  offlineState.set({ hasPasscode: person?.by_passcode != null });
  for (const copy of await listCopies(person_id)) await putCopy(copy);
  const owner = await findOwner();
  if (owner) await showAllUnsent(owner);
}

async function answer<Reply>(call: Parameters<typeof answerFromDevice>[1], reply: Reply): Promise<Reply> {
  const { error } = reply as { error?: { status: number } };
  const owner = await findOwner();
  if (!owner) return reply;
  if (isUnreachable(error)) {
    const data = await answerFromDevice(owner, call).catch(() => undefined);
    return data === undefined ? reply : ({ data } as Reply);
  }
  if (device.isUsed) {
    device.isUsed = false;
    offlineState.set({ offlineSince: null });
    void connect().then(refreshNotes);
  }
  return followServer(owner, call, reply as object).catch(() => reply) as Promise<Reply>;
}

async function readPicture(address: string): Promise<Blob | null> {
  const owner = await findOwner();
  return owner && pictureFromDevice(owner, address).catch(() => null);
}

async function leave(store: AppStore): Promise<void> {
  const { user } = store.getState();
  if (!user.isAuthenticated) return;
  stopUpdates();
  const owner = await findOwner();
  const later = new Promise((resolve) => setTimeout(resolve, leaveMilliseconds));
  if (owner) await Promise.race([sendUnsent(owner).catch(() => false), later]);
  dropKey();
  await removePerson(user.user_id).catch(() => {});
  offlineState.reset();
}
