import type { DispositionId } from './dispositions.ts';

/** The dispositions that judges use most, in the order in which screens offer them. */
const usual: readonly DispositionId[] = [
  'granted',
  'sustained_leave',
  'sustained_no_leave',
  'overruled',
  'denied',
  'granted_in_part',
  'submitted',
  'continued',
  'off_calendar',
];

/** Dispositions with the usual ones first. */
export function usualFirst(allowed: readonly DispositionId[]): DispositionId[] {
  return [...usual.filter((id) => allowed.includes(id)), ...allowed.filter((id) => !usual.includes(id))];
}
