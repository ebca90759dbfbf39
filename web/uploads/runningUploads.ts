import { useSyncExternalStore } from 'react';
import type { UploadPurpose } from '#domain/uploads/uploadStates';

/** An upload that this tab sends. It does not depend on a screen. */
export type RunningUpload = {
  key: string;
  /** Null until the portal has given it one. */
  id: string | null;
  purpose: UploadPurpose;
  filing_id: string | null;
  file_name: string;
  size: number;
  sent: number;
  /**
   * `sending`: bytes are on their way. `lost`: it continues when the browser is online. `retrying`: the portal does not
   * answer. `arrived`: complete, and the portal examines it. `stopped`: it needs the user.
   */
  state: 'sending' | 'lost' | 'retrying' | 'arrived' | 'stopped';
  /** Why it stopped, and what to do. */
  problem: string | null;
  retry: () => void;
  cancel: () => void;
};

let running: readonly RunningUpload[] = [];
const listeners = new Set<() => void>();

function set(next: readonly RunningUpload[]): void {
  running = next;
  for (const listener of listeners) listener();
}

export function noteRunning(upload: RunningUpload): void {
  set([...running, upload]);
}

export function changeRunning(key: string, change: Partial<RunningUpload>): void {
  set(running.map((one) => (one.key === key ? { ...one, ...change } : one)));
}

export function forgetRunning(key: string): void {
  set(running.filter((one) => one.key !== key));
}

export const runningUploads = (): readonly RunningUpload[] => running;

export function useRunningUploads(): readonly RunningUpload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running,
  );
}
