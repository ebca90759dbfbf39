import type { FilingState } from './states.ts';

/** What happens to a filing at the court. */
export const filingEvents = ['accept', 'return', 'reject', 'docket', 'serve', 'correct', 'withdraw'] as const;
export type FilingEvent = (typeof filingEvents)[number];

const moves: Record<FilingState, Partial<Record<FilingEvent, FilingState>>> = {
  received: { accept: 'accepted', return: 'returned', reject: 'rejected', withdraw: 'withdrawn' },
  accepted: { docket: 'docketed' },
  docketed: { serve: 'served' },
  served: {},
  // Corrected in place, it waits again and keeps the time at which it was first received.
  // When its time has passed, the clerk decides on it as it is: extends the time, accepts or rejects.
  returned: { correct: 'received', accept: 'accepted', return: 'returned', reject: 'rejected' },
  rejected: {},
  withdrawn: {},
};

/** The state of a filing after an event; undefined if the event is impossible in its state. */
export function moveFiling(state: FilingState, event: FilingEvent): FilingState | undefined {
  return moves[state][event];
}
