import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import type { PilotField, WorkedWith } from './pilotTerms.ts';

/** What the existing system states about a filing: the clerk's decision and the values that the clerk entered. */
export type ClerkDecision = {
  decision: 'accepted' | 'returned';
  /** Why it was returned; empty for an accepted filing. */
  reasons: ReasonCode[];
  /** What the court found wrong with an accepted filing later. */
  found_later: ReasonCode[];
  /** How many minutes the clerk worked on it. */
  minutes: number | null;
  worked_with: WorkedWith;
  fields: Partial<Record<PilotField, string>>;
};
