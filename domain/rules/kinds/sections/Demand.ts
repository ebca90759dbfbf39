import type { StatementKind } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';

/** Something that rules ask a paper to state: how a person calls it, what shows it, wording to copy. */
export type Demand = {
  name: string;
  /** Any of these statements shows it. */
  kinds: readonly StatementKind[];
  mend: string;
  /** Shown by what was read, besides the statements. */
  also?: (submission: Submission) => boolean;
};
