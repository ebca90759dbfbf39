import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** What files that are dropped on the screen become; without it, they begin a new draft. */
export type DropHere = { name: string } & (
  | { kind: 'case'; case_id: string }
  | { kind: 'draft' | 'replacement'; take: (files: readonly File[]) => void }
);

let here: readonly DropHere[] = [];
const listeners = new Set<() => void>();

function set(next: readonly DropHere[]): void {
  here = next;
  for (const listener of listeners) listener();
}

/** States what a drop on this screen does, for as long as the screen is shown. Null: nothing special. */
export function useDropHere(what: DropHere | null): void {
  const takes = useEffectEvent((files: readonly File[]) => {
    if (what && what.kind !== 'case') what.take(files);
  });
  const { kind, name } = what ?? {};
  const case_id = what?.kind === 'case' ? what.case_id : null;
  useEffect(() => {
    if (!kind || name === undefined) return;
    const take = (files: readonly File[]) => takes(files);
    const mine: DropHere = kind === 'case' ? { kind, name, case_id: case_id ?? '' } : { kind, name, take };
    set([...here, mine]);
    return () => set(here.filter((other) => other !== mine));
  }, [kind, name, case_id]);
}

/** What a drop does now: what the part of the screen that appeared last has stated. */
export function useCurrentDrop(): DropHere | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => here.at(-1) ?? null,
  );
}
