import { useSyncExternalStore } from 'react';
import type { FilingChoices } from '#contract/filings';

/** The files that the filer has selected and not sent. Stored outside the screen, so that leaving it loses nothing. */
export type ChosenFiles = { main: File | null; additional: File[]; choices: FilingChoices };

const none: ChosenFiles = { main: null, additional: [], choices: {} };
let chosen = none;
const listeners = new Set<() => void>();

/**
 * Identifies the submission of the current selection. It stays the same until the selection changes or the court has
 * responded, so that retrying after a lost response files nothing twice.
 */
let submissionKey: string | null = null;

export function keyOfSubmission(): string {
  submissionKey ??= crypto.randomUUID();
  return submissionKey;
}

/** The court has responded: the next upload is a new submission. */
export function closeSubmission(): void {
  submissionKey = null;
}

export function chooseFiles(change: Partial<ChosenFiles>): void {
  chosen = { ...chosen, ...change };
  closeSubmission();
  for (const listener of listeners) listener();
}

/**
 * After sending, the documents are cleared and the selectors are kept, because the next filing is often of the same
 * type.
 */
export function forgetChosenFiles(): void {
  chooseFiles({ main: null, additional: [] });
}

export function useChosenFiles(): ChosenFiles {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
  );
}
