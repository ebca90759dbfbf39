import type { ProblemMessage } from '../kinds/RuleMessages.ts';

/** Why a filing is incomplete under the court's rules. */
export type FindingReasons = {
  /** The message of a finding for which the clerk may return the filing, with the rule's authority. */
  finding: { says: ProblemMessage; authority: string };
  more_findings: { count: number };
};
