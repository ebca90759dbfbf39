import { useSyncExternalStore } from 'react';

export type Draft = Record<string, string>;

/**
 * The input for documents. It is stored outside the screen and shared by the templates, so that nothing is entered
 * twice.
 */
let draft: Draft = {};
let owner: string | null = null;
const listeners = new Set<() => void>();

export function changeDraft(changes: Draft): void {
  draft = { ...draft, ...changes };
  for (const listener of listeners) listener();
}

/** Fills in empty fields only; input is kept. */
export function completeDraft(known: Draft): void {
  changeDraft(Object.fromEntries(Object.entries(known).filter(([field]) => !draft[field])));
}

/** Another person in the same browser starts with an empty draft. */
export function claimDraft(person: string | null): void {
  if (owner !== person) emptyDraft();
  owner = person;
}

export function emptyDraft(): void {
  draft = {};
  changeDraft({});
}

export function useDraft(): Draft {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => draft,
  );
}
