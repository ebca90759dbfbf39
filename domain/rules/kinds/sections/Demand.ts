import type { StatementKind } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';
import type { RequiredPart } from './messages.ts';

/** A part that rules ask a document to have, and what shows it. */
export type Demand = {
  part: RequiredPart;
  /** Any of these statements shows it. */
  kinds: readonly StatementKind[];
  /** Shown by the values that were read, in addition to the statements. */
  also?: (submission: Submission) => boolean;
};
