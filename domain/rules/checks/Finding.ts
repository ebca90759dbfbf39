import type { Evidence } from '#domain/documents/DocumentText';
import type { DoubtMessage, ProblemMessage } from '../kinds/RuleMessages.ts';

/** Who may act on a finding. The portal never rejects a filing on its own (departure 23). */
export const findingClasses = ['clerk_may_return', 'clerk_may_notice', 'judge_may_strike', 'advice'] as const;
export type FindingClass = (typeof findingClasses)[number];

/** A violation of a rule, with everything a person needs to verify and correct it. */
export type Finding = {
  /** The rule's ID, for example `CA-FMT-03`. */
  rule_id: string;
  class: FindingClass;
  /** The class after the court adopts the rule; differs from `class` only for rules that are not yet confirmed. */
  full_class: FindingClass;
  /** The rule that permits the clerk or judge to act; null for an advisory. */
  class_authority: string | null;
  /** A point of form for which no clerk returns a filing. */
  form: boolean;
  /**
   * Seen in a stored source or adopted by the court; otherwise, the finding is advisory and marked 'not yet confirmed'.
   */
  confirmed: boolean;
  /** The problem and how to correct it. */
  says: ProblemMessage;
  /** The rule in the portal's own words. */
  requirement: string;
  authority: string;
  /** Index into the submission's documents: 0 the lead document. */
  document: number;
  /** The positions; empty if the finding is about something that is missing. */
  evidence: Evidence[];
};

/** A rule that applies but could not be checked, with the reason. */
export type NotChecked = { rule_id: string; requirement: string; authority: string; why: DoubtMessage };
