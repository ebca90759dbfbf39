import { useSyncExternalStore } from 'react';
import type { FilingChoices } from '#contract/filings';

/** What the filer has chosen and not sent yet. Kept outside the screen, so that leaving it loses nothing. */
export type ChosenFiles = { main: File | null; additional: File[]; choices: FilingChoices };

const none: ChosenFiles = { main: null, additional: [], choices: {} };
let chosen = none;
const listeners = new Set<() => void>();

export function chooseFiles(change: Partial<ChosenFiles>): void {
  chosen = { ...chosen, ...change };
  for (const listener of listeners) listener();
}

/** After sending, the documents go and the selectors stay: the next filing is often of the same kind. */
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
