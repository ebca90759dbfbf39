import type { Decision } from './checkDecision.ts';
import type { FilingState } from './states.ts';

/** In the order in which steps of the same moment happened. */
export const timelineKinds = [
  'received',
  'checked',
  'in_review',
  'returned',
  'corrected',
  'accepted',
  'rejected',
  'withdrawn',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What happened to a filing; `at` is null if the time is not on record. `decision` is the position of the review. */
export type TimelineStep = { kind: TimelineKind; at: string | null; decision: number | null };

/** Moments in ISO 8601. `decisions` are those in effect, oldest first. */
export type FilingHistory = {
  state: FilingState;
  received_at: string;
  checked_at: string | null;
  claimed_at: string | null;
  corrected_at: readonly string[];
  decisions: readonly { decision: Decision; at: string }[];
};

/** The steps of a filing at the court in the order in which they happened. */
export function timelineOf(history: FilingHistory): TimelineStep[] {
  const { state, received_at, checked_at, claimed_at, corrected_at, decisions } = history;
  const dated = [
    step('received', received_at),
    ...(checked_at === null ? [] : [step('checked', later(checked_at, received_at))]),
    ...decisions.map(({ decision, at }, index) => ({ kind: decision, at, decision: index })),
    ...corrected_at.map((at) => step('corrected', at)),
    // The claim of an earlier review ended with its decision.
    ...(state === 'received' && claimed_at !== null ? [step('in_review', later(claimed_at, received_at))] : []),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || rank(one.kind) - rank(other.kind));
  return state === 'withdrawn' ? [...dated, { kind: 'withdrawn', at: null, decision: null }] : dated;
}

type Dated = TimelineStep & { at: string };
const step = (kind: TimelineKind, at: string): Dated => ({ kind, at, decision: null });
const rank = (kind: TimelineKind) => timelineKinds.indexOf(kind);
/** A document on paper is taken in after it was received. */
const later = (at: string, than: string) => (Date.parse(at) < Date.parse(than) ? than : at);
