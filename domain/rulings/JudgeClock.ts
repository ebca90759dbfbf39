import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { CodeSystem } from '#domain/docketing/CodeSystem';

/** The event from which a clock runs. */
export const clockStarts = ['submission', 'filing', 'hearing', 'judgment', 'notice_of_entry', 'service'] as const;
export type ClockStart = (typeof clockStarts)[number];

/** What follows if the court has not ruled by the last day. */
export type ClockEffect =
  | 'salary_withheld'
  | 'reported'
  | 'public_list'
  | 'ruling_due'
  | 'deemed_denied'
  | 'deemed_granted';

/** A clock that runs on a judge. */
export type JudgeClock = CheckedFact & {
  id: string;
  label: string;
  system: CodeSystem;
  /** The filing codes to which it applies; `*` for every matter. */
  codes: '*' | readonly string[];
  /** Case types to which it is limited. */
  case_types?: readonly string[];
  starts: ClockStart;
  /** Days after the event on which the clock begins to run. */
  delay_days?: number;
  amount: number;
  unit: 'days' | 'court_days' | 'months';
  /** The days (MM-DD) on which the court publishes its list; the clock then ends on the first that is not before the last day. */
  list_days?: readonly string[];
  effect: ClockEffect;
  /** The numbers of days left at which the matter is marked: the first in amber, the last in red. */
  warn_at: readonly [number, ...number[]];
  authority: string;
  confidence: Confidence;
  note?: string;
};
