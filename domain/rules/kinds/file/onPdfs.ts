import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Outcome } from '../Outcome.ts';
import { notApplicable } from '../shared/lookup.ts';

/** A rule about PDF and Word files; it does not apply without such a file. */
export function onPdfs(judge: (documents: readonly CheckedDocument[]) => Outcome) {
  return (_rule: unknown, { documents }: Submission): Outcome =>
    documents.some(({ facts }) => facts.file.pdf !== null || facts.file.word !== undefined)
      ? judge(documents)
      : notApplicable;
}
