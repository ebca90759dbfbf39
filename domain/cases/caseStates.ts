import type { CaseType } from '#domain/courts/choices';
import type { CaseStatus } from './changeStatus.ts';

/**
 * The states of a case, as the National Center for State Courts counts them: active and inactive cases are pending,
 * reopened cases are counted apart, and the others are closed in this court.
 */
export const caseStates = [
  'active',
  'inactive',
  'reopened',
  'disposed',
  'transferred',
  'remanded',
  'consolidated',
  'merged',
] as const;
export type CaseState = (typeof caseStates)[number];

const openStates: readonly CaseState[] = ['active', 'inactive', 'reopened'];

/** Why a case that is not decided does not move. */
export const inactiveReasons = [
  'stay',
  'bankruptcy_stay',
  'on_appeal',
  'arbitration',
  'warrant',
  'incompetence',
  'diversion',
  'administrative',
] as const;
export type InactiveReason = (typeof inactiveReasons)[number];

/** The reasons for which a case of this type can be inactive. */
export function inactiveReasonsOf(caseType: CaseType): readonly InactiveReason[] {
  if (caseType === 'Criminal') return ['warrant', 'incompetence', 'diversion', 'stay', 'on_appeal'];
  if (caseType === 'Immigration') return ['administrative', 'stay', 'on_appeal'];
  return ['stay', 'bankruptcy_stay', 'on_appeal', 'arbitration'];
}

/** Whether a case in this state is open, in the two words of the API. */
export function statusOf(state: CaseState): CaseStatus {
  return openStates.includes(state) ? 'open' : 'closed';
}

/** The state of a case; one that was opened or imported without a change of state has the state of its status. */
export function stateOf({ state, status }: { state: CaseState | null; status: CaseStatus }): CaseState {
  return state ?? (status === 'open' ? 'active' : 'disposed');
}

/**
 * The states to which a person can move a case directly. Transferred, remanded, consolidated, and merged are the
 * results of an action with another court or case, and end with it.
 */
const moves: Record<CaseState, readonly CaseState[]> = {
  active: ['inactive', 'disposed'],
  inactive: ['active', 'disposed'],
  reopened: ['inactive', 'disposed'],
  disposed: ['reopened'],
  transferred: ['reopened'],
  remanded: ['reopened'],
  consolidated: [],
  merged: [],
};

/** The states that the dialog offers for a case in this state. */
export function nextStates(state: CaseState): readonly CaseState[] {
  return moves[state];
}
