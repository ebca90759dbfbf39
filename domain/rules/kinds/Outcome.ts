import type { Evidence } from '#domain/documents/DocumentText';
import type { DoubtMessage, ProblemMessage } from './RuleMessages.ts';

/** One thing that breaks a rule. */
export type Problem = {
  says: ProblemMessage;
  evidence: Evidence[];
  document?: number;
  /** No one may act on it: what was not found may be filed as a separate document. */
  adviceOnly?: true;
  /** The details that it says are missing, by id, so that no second rule repeats them. */
  lacking?: readonly string[];
};

/** The result of checking a submission against one rule. */
export type Outcome =
  | { outcome: 'met' }
  /** The rule is not about such a document, for example a length of briefs for a motion. */
  | { outcome: 'not_applicable' }
  /** The check cannot decide. */
  | { outcome: 'not_checked'; why: DoubtMessage }
  | { outcome: 'broken'; problems: [Problem, ...Problem[]] };
