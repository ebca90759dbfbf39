import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { notApplicable } from '../shared/lookup.ts';

/** A rule about what PDF and Word files can carry; where none is filed it is about nothing. */
export function onPdfs(judge: (documents: readonly CheckedDocument[]) => Outcome): Evaluator {
  return (_rule, { documents }) =>
    documents.some(({ facts }) => facts.file.pdf !== null || facts.file.word !== undefined)
      ? judge(documents)
      : notApplicable;
}
