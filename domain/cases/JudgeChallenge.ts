import type { Confidence } from '#domain/authority/CheckedFact';
import type { CaseType } from '#domain/courts/choices';

/** The systems whose law gives parties a challenge. */
export type ChallengeSystem =
  | 'federal'
  | 'california'
  | 'new_york'
  | 'texas'
  | 'florida'
  | 'illinois'
  | 'immigration_court';

/** A period of calendar days, or of days on which the court is open. */
export type ChallengeClock = { amount: number; unit: 'days' | 'court_days' };

/** From which event the time to file runs; the clerk enters its date. */
export const challengeStarts = ['notice_of_assignment', 'discovery', 'trial_call'] as const;
export type ChallengeStart = (typeof challengeStarts)[number];

/** Who decides: the clerk applies a timely peremptory challenge; a judge decides all others. */
export type ChallengeDecider = 'clerk' | 'challenged_judge' | 'another_judge';

/** A way to challenge a judge, with its authority. Texts are the field’s terms. */
export type ChallengeRule = {
  id: string;
  system: ChallengeSystem;
  name: string;
  peremptory: boolean;
  ground: string;
  form: string;
  /** The time to file, in words, as far as it is not a number of days. */
  when: string;
  file_within?: ChallengeClock & { from: ChallengeStart };
  /** The time to decide, from the filing, and what happens when it ends. */
  decide_within?: ChallengeClock & { effect: string };
  decided_by: ChallengeDecider;
  effect: string;
  /** How often: once for each side, each party, or in each case. */
  once_per: 'side' | 'party' | 'case' | null;
  only?: readonly CaseType[];
  not?: readonly CaseType[];
  authority: string;
  confidence: Confidence;
  note?: string;
};

export const challengeStatuses = ['pending', 'granted', 'denied'] as const;

/** Who challenges, for limits of one for each side. */
export const challengeSides = ['first', 'second'] as const;
export type ChallengeStatus = (typeof challengeStatuses)[number];
export type ChallengeSide = (typeof challengeSides)[number];
