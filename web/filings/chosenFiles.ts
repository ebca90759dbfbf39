import { useSyncExternalStore } from 'react';
import type { FilingChoices } from '#contract/filings';

/** What the filer has chosen and not sent yet. Kept outside the screen, so that leaving it loses nothing. */
export type ChosenFiles = { main: File | null; additional: File[]; choices: FilingChoices };

const none: ChosenFiles = { main: null, additional: [], choices: {} };
let chosen = none;
const listeners = new Set<() => void>();

/**
 * Names the submission of what is chosen now. It stays the same until the choice changes or the court has answered, so
 * that sending again after a lost answer files nothing twice.
 */
let submissionKey: string | null = null;

export function keyOfSubmission(): string {
  submissionKey ??= crypto.randomUUID();
  return submissionKey;
}

/** The court has answered: what is sent next is another submission. */
export function closeSubmission(): void {
  submissionKey = null;
}

export function chooseFiles(change: Partial<ChosenFiles>): void {
  chosen = { ...chosen, ...change };
  closeSubmission();
  for (const listener of listeners) listener();
}

/** After sending, the documents are cleared and the selectors remain: the next filing is often of the same type. */
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
