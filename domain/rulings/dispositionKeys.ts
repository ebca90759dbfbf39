import type { DispositionId } from './dispositions.ts';

/** The key for each disposition. If a motion can be neither granted nor denied, its own dispositions have the keys. */
const keys: Partial<Record<DispositionId, string>> = {
  granted: 'g',
  sustained_leave: 'g',
  signed_as_proposed: 'y',
  signed_modified: 'u',
  sustained_no_leave: 'n',
  denied: 'd',
  overruled: 'd',
  declined: 'x',
  granted_in_part: 'p',
  granted_conditions: 't',
  denied_without_prejudice: 'w',
  submitted: 's',
  continued: 'c',
  off_calendar: 'o',
  moot: 'm',
  deferred: 'f',
  referred: 'r',
};

/** The keys of these dispositions; those without a key are chosen from the list. */
export function dispositionKeys(allowed: readonly DispositionId[]): Map<string, DispositionId> {
  const found = new Map<string, DispositionId>();
  for (const id of allowed) {
    const key = keys[id];
    if (key !== undefined && !found.has(key)) found.set(key, id);
  }
  return found;
}

/** The key of a disposition among these; undefined if it has none. */
export function keyOfDisposition(id: DispositionId, allowed: readonly DispositionId[]): string | undefined {
  return [...dispositionKeys(allowed)].find(([, one]) => one === id)?.[0];
}
