import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import type { PilotFinding } from './PilotReading.ts';
import type { PilotField, PilotVerdict } from './pilotTerms.ts';

/** How the portal's value compares with the clerk's. `not_compared`: the clerk entered none. */
export const fieldOutcomes = ['same', 'written_differently', 'different', 'not_read', 'not_compared'] as const;
export type FieldOutcome = (typeof fieldOutcomes)[number];

/** Whether the portal has another value than the clerk, or none. */
export const differs = (outcome: FieldOutcome): boolean => outcome === 'different' || outcome === 'not_read';

/**
 * What became of a finding. `confirmed`: the clerk returned the filing for the same reason. `would_have_caught`: the
 * clerk accepted the filing, and the court found the error later or a clerk confirmed it on review. `rejected`: a false
 * alarm. `other_reason`: the clerk returned the filing for another reason.
 */
export const findingOutcomes = [
  'confirmed',
  'would_have_caught',
  'rejected',
  'unclear',
  'other_reason',
  'undecided',
] as const;
export type FindingOutcome = (typeof findingOutcomes)[number];

/** A mark of a clerk on a disagreement, by its subject. */
export type PilotMark = { subject: string; verdict: PilotVerdict };

export type ComparedField = {
  field: PilotField;
  read: string | null;
  entered: string | null;
  outcome: FieldOutcome;
  verdict: PilotVerdict | null;
};
export type ComparedFinding = { finding: PilotFinding; outcome: FindingOutcome; verdict: PilotVerdict | null };
/** A reason of the clerk, or one that the court found later, for which the portal found nothing. */
export type MissedReason = { reason: ReasonCode; found_later: boolean; verdict: PilotVerdict | null };

/** A filing as the portal read it, compared with the clerk's decision on it. */
export type PilotComparison = {
  fields: ComparedField[];
  findings: ComparedFinding[];
  missed: MissedReason[];
  /** The subjects on which the portal and the clerk differ, such as `field:case_number`. */
  disagreements: string[];
};

export const subjectOfField = (field: PilotField): string => `field:${field}`;
export const subjectOfFinding = (rule_id: string): string => `finding:${rule_id}`;
export const subjectOfMissed = (reason: ReasonCode): string => `missed:${reason}`;
