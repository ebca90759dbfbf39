import type { ProblemMessage } from '../kinds/RuleMessages.ts';

/** Why a filing is incomplete by the court's rules. */
export type FindingReasons = {
  /** What a finding for which the clerk may return the filing says, with the rule's authority. */
  finding: { says: ProblemMessage; authority: string };
  more_findings: { count: number };
};
