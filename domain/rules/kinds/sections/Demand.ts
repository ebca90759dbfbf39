import type { StatementKind } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';
import type { RequiredPart } from './messages.ts';

/** A part that rules require in a document, and how it is recognized. */
export type Demand = {
  part: RequiredPart;
  /** Any of these statements suffices. */
  kinds: readonly StatementKind[];
  /** Also recognized by these values of the reading. */
  also?: (submission: Submission) => boolean;
};
