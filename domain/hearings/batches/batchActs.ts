import type { HearingStatus } from '../statuses.ts';

/** What can be done with several hearings in one operation. */
export const batchActs = ['move', 'continue', 'vacate', 'off_calendar', 'cancel'] as const;
export type BatchAct = (typeof batchActs)[number];

/** A moved hearing stays the same hearing; a continued one keeps its date on record, and a new hearing gets the new date. */
export const statusAfter: Record<BatchAct, HearingStatus> = {
  move: 'scheduled',
  continue: 'adjourned',
  vacate: 'cancelled',
  off_calendar: 'cancelled',
  cancel: 'cancelled',
};

/** Whether hearings get new dates. */
export function givesDates(act: BatchAct): act is 'move' | 'continue' {
  return act === 'move' || act === 'continue';
}

/**
 * A batch above a size waits in the queue. Once applied, it can be undone until its notices are sent. `failed`: it
 * conflicted with the calendar, so nothing was changed.
 */
export const batchStates = ['queued', 'applied', 'notified', 'undone', 'failed'] as const;
export type BatchState = (typeof batchStates)[number];

/**
 * Why hearings are rescheduled together. `person`: an interpreter, a reporter, or a mediator is not available. `return`
 * restores the dates of an earlier batch; `plan` accepts a plan’s places.
 */
export const batchCauses = ['selection', 'closure', 'absence', 'room', 'person', 'return', 'plan'] as const;

/**
 * How new times are proposed: the next ones at the same time of day, or a repair, which moves the fewest hearings within
 * a number of days, others to make room where that is needed, and those notified most recently last.
 */
export const proposalMethods = ['next_times', 'repair'] as const;
export type ProposalMethod = (typeof proposalMethods)[number];

/** Above this many hearings, a batch is applied by a job. */
export const mostAtOnce = 100;
/** The most hearings of one batch. */
export const mostInBatch = 1000;
