import type { FilingState } from './states.ts';

/** The state of a submission. It is derived from its filings and never stored. */
export const envelopeStates = [
  'draft',
  'submitted',
  'received',
  'under_review',
  'accepted',
  'partially_accepted',
  'returned',
  'rejected',
  'cancelled',
] as const;
export type EnvelopeState = (typeof envelopeStates)[number];

/** A filing of an envelope; `taken_up` once a clerk has it before them. */
export type EnvelopeFiling = { state: FilingState; taken_up: boolean };

const accepted: readonly FilingState[] = ['accepted', 'docketed', 'served'];

/** The state of an envelope: as far along as its slowest filing. */
export function envelopeState(filings: readonly EnvelopeFiling[], sent: boolean): EnvelopeState {
  if (!sent) return 'draft';
  if (filings.length === 0) return 'submitted';
  const left = filings.filter(({ state }) => state !== 'withdrawn');
  if (left.length === 0) return 'cancelled';
  const open = left.filter(({ state }) => state === 'received');
  if (open.length > 0) {
    const begun = open.length < left.length || open.some(({ taken_up }) => taken_up);
    return begun ? 'under_review' : 'received';
  }
  const good = left.filter(({ state }) => accepted.includes(state));
  if (good.length === left.length) return 'accepted';
  if (good.length > 0) return 'partially_accepted';
  // While a filing can still be corrected, the submission is not rejected.
  return left.some(({ state }) => state === 'returned') ? 'returned' : 'rejected';
}
