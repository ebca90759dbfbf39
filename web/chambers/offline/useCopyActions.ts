import { useStore } from 'react-redux';
import { device, deviceMark } from '#web/session/device.ts';
import type { AppStore } from '#web/store.ts';
import { findOwner } from './connection.ts';
import { choosePasscode } from './deviceKey.ts';
import { removeCopy } from './keptCopies.ts';
import { offlineState } from './offlineState.ts';
import { stopUpdates, updateCopy } from './updateCopy.ts';
import { addWorker } from './worker.ts';

/** What a judge does with the offline copy of a binder. */
export function useCopyActions(hearing: string) {
  const store = useStore() as AppStore;

  async function keep(passcode: string): Promise<void> {
    const { user } = store.getState();
    if (!user.isAuthenticated) return;
    offlineState.set({ keeping: hearing, problem: null });
    try {
      await addWorker();
      await begin(store);
      if (passcode) {
        const key = await choosePasscode(user, passcode);
        if (!key) return offlineState.set({ keeping: null, problem: { kind: 'network' } });
        offlineState.set({ hasPasscode: true });
      }
      // The browser then removes the copy only when the judge does.
      await navigator.storage?.persist?.();
      await update();
    } catch {
      offlineState.set({ keeping: null, problem: { kind: 'storage' } });
    }
  }

  async function update(): Promise<void> {
    const { user } = store.getState();
    const owner = await findOwner();
    if (!owner || !user.isAuthenticated) return offlineState.set({ keeping: null, problem: { kind: 'network' } });
    offlineState.set({ keeping: hearing });
    await updateCopy(owner, hearing, user.court_time_zone);
  }

  async function remove(): Promise<void> {
    stopUpdates();
    const owner = await findOwner();
    if (owner) await removeCopy(owner, hearing);
    offlineState.set({ problem: null });
  }

  return { keep, update, remove };
}

/** Starts what is kept on this device with its first copy. */
async function begin(store: AppStore): Promise<void> {
  localStorage.setItem(deviceMark, '1');
  device.part ??= import('./startOffline.ts').then(({ startOffline }) => startOffline(store));
  await device.part;
}
