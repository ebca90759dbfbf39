import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';
import type { PilotField } from './pilotTerms.ts';

/** What the portal found wrong: the rule, and the reason for which a clerk would return the filing, if there is one. */
export type PilotFinding = {
  rule_id: string;
  authority: string;
  reason: ReasonCode | null;
  says: ProblemMessage;
  /** Whether the court has adopted the rule or its source was read. */
  confirmed: boolean;
};

/** What the portal read in a filing. A field can have several values, such as the attorneys of a caption. */
export type PilotReading = {
  values: Partial<Record<PilotField, string[]>>;
  findings: PilotFinding[];
};
