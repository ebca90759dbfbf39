import type { FilingState } from './states.ts';

/** The events of a filing at the court. */
export const filingEvents = ['file', 'accept', 'return', 'reject', 'docket', 'serve', 'correct', 'withdraw'] as const;
export type FilingEvent = (typeof filingEvents)[number];

const moves: Record<FilingState, Partial<Record<FilingEvent, FilingState>>> = {
  // A draft that its owner does not file is discarded, not moved.
  draft: { file: 'received' },
  received: { accept: 'accepted', return: 'returned', reject: 'rejected', withdraw: 'withdrawn' },
  accepted: { docket: 'docketed' },
  docketed: { serve: 'served' },
  served: {},
  // A filing that is submitted again waits again. Which submission dates it is a matter of the court's rules
  // (domain/filingDates). After the deadline, the clerk decides on the filing as it is: extends the deadline, accepts, or
  // rejects.
  returned: { correct: 'received', accept: 'accepted', return: 'returned', reject: 'rejected' },
  rejected: {},
  withdrawn: {},
};

/** The state of a filing after an event; undefined if the event is impossible in its state. */
export function moveFiling(state: FilingState, event: FilingEvent): FilingState | undefined {
  return moves[state][event];
}
