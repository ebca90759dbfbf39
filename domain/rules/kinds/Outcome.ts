import type { Evidence } from '#domain/documents/DocumentText';

/** One thing that breaks a rule. */
export type Problem = {
  message: string;
  mend: string;
  evidence: Evidence[];
  document?: number;
  /** Nobody may act on it: what was not found may be filed as a document of its own. */
  adviceOnly?: true;
  /** The details that it says are missing, by their canonical names, so that no second rule repeats them. */
  lacking?: readonly string[];
};

/** What came of holding a submission against one rule. */
export type Outcome =
  | { outcome: 'met' }
  /** The rule is not about such a paper, e.g. a length of briefs for a motion. */
  | { outcome: 'not_applicable' }
  /** The machine cannot tell: says why, fit to be shown. */
  | { outcome: 'not_checked'; why: string }
  | { outcome: 'broken'; problems: [Problem, ...Problem[]] };
