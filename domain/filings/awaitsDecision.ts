import type { FilingState } from './states.ts';

/** Whether the clerk decides on a filing now: it was received, or the time to correct a returned one has passed. */
export function awaitsDecision(state: FilingState, correctBy: Date | null, now: Date): boolean {
  return state === 'received' || (state === 'returned' && correctBy !== null && correctBy < now);
}
