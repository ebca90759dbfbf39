import type { Evidence } from '#domain/documents/DocumentText';
import type { DoubtMessage, ProblemMessage } from './RuleMessages.ts';

/** One violation of a rule. */
export type Problem = {
  says: ProblemMessage;
  evidence: Evidence[];
  document?: number;
  /** Advice only: what was not found may be filed as a separate document. */
  adviceOnly?: true;
  /** The missing details that it reports, by ID, so that no other rule repeats them. */
  lacking?: readonly string[];
};

/** The result of checking a submission against one rule. */
export type Outcome =
  | { outcome: 'met' }
  /** The rule does not apply to this document, for example a length limit for briefs and a motion. */
  | { outcome: 'not_applicable' }
  /** The check cannot determine the result. */
  | { outcome: 'not_checked'; why: DoubtMessage }
  | { outcome: 'broken'; problems: [Problem, ...Problem[]] };
