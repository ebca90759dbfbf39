import type { Evaluator, Outcome } from '../Evaluator.ts';
import { notApplicable } from '../evaluators/lookup.ts';
import type { CheckedDocument } from '../Submission.ts';

/** A rule about what PDF and Word files can carry; where none is filed it is about nothing. */
export function onPdfs(judge: (documents: readonly CheckedDocument[]) => Outcome): Evaluator {
  return (_rule, { documents }) =>
    documents.some(({ facts }) => facts.file.pdf !== null || facts.file.word !== undefined)
      ? judge(documents)
      : notApplicable;
}
