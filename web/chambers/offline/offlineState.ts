import { useSyncExternalStore } from 'react';
import type { BinderNote } from '#contract/binders';
import type { UnsentChange } from '#domain/chambers/binder/unsentChanges';

export type Unsent = UnsentChange<BinderNote>;

/** A copy as its controls show it. */
export type CopyView = { updated_at: number; last_day: string; pages: number; kept: number; bytes: number };

/** Why a binder could not be kept. */
export type Problem = { kind: 'space'; needed: number; free: number } | { kind: 'storage' | 'network' | 'fault' };

export type OfflineState = {
  /** When the copy that is shown was updated, if no network is available; otherwise null. */
  offlineSince: number | null;
  /** The person's copies by hearing. */
  copies: Readonly<Record<string, CopyView>>;
  /** The changes of notes that the court does not have yet, by hearing. */
  unsent: Readonly<Record<string, readonly Unsent[]>>;
  /** The hearing whose documents are being kept. */
  keeping: string | null;
  problem: Problem | null;
  hasPasscode: boolean;
};

const empty: OfflineState = {
  ...{ offlineSince: null, copies: {}, unsent: {} },
  ...{ keeping: null, problem: null, hasPasscode: false },
};
let state = empty;
const listeners = new Set<() => void>();

export const offlineState = {
  read: (): OfflineState => state,
  set(part: Partial<OfflineState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  },
  reset: (): void => offlineState.set(empty),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is kept on this device for the person of this tab. */
export const useOfflineState = (): OfflineState => useSyncExternalStore(subscribe, offlineState.read);
