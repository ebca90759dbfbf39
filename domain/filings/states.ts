/**
 * The states of a filing. A `draft` has not been filed: only its owner has access to it, and the court has not received
 * it. After `received`, only people change the state.
 */
export const filingStates = [
  'draft',
  'received',
  'accepted',
  'returned',
  'rejected',
  'docketed',
  'served',
  'withdrawn',
] as const;
export type FilingState = (typeof filingStates)[number];

/** States of a filing on which the court has not decided, or which it returned for correction. */
export const undecidedStates: readonly FilingState[] = ['received', 'returned'];

/** States in which the portal keeps a filing's data current by what it reads and finds; afterward the court has decided. */
export const unsettledStates: readonly FilingState[] = ['draft', ...undecidedStates];

/** States of a filing that the court has placed in a case and that remains in effect. */
export const placedStates = ['accepted', 'docketed', 'served'] as const satisfies readonly FilingState[];

/** The state of an analysis. Only scans reach `recognizing`; `done` and `failed` are final. */
export const analysisStates = [
  'queued',
  'scanning',
  'reading',
  'recognizing',
  'analyzing',
  'checking',
  'done',
  'failed',
] as const;
export type AnalysisState = (typeof analysisStates)[number];

export function hasEnded(state: AnalysisState): boolean {
  return state === 'done' || state === 'failed';
}
