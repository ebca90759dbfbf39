import type { EarlierSubmission, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { broken, met } from '../shared/lookup.ts';

/** Whether a document was filed before, among filings that its filer has access to, and whether one submission has a document twice. */
export const duplicate: Evaluator<'duplicate'> = ({ parameters }, submission) => {
  const least = parameters.min_share;
  const problems = [
    ...submission.earlier
      .filter(({ same, share }) => same !== 'nearly' || share >= least)
      .slice(0, 3)
      .map(ofEarlier),
    ...twiceIn(submission),
  ];
  const [first, ...more] = problems;
  return first === undefined ? met : broken(first, ...more);
};

function ofEarlier({ document_name, received_on, same, share, document }: EarlierSubmission): Problem {
  const where = { day: received_on, name: document_name };
  return {
    says:
      same === 'nearly'
        ? { code: 'record.nearly_submitted_before', values: { percent: Math.floor(share * 100), ...where } }
        : { code: 'record.submitted_before', values: { same, ...where } },
    evidence: [],
    document,
  };
}

/** Two documents with the same text in one submission. */
function twiceIn({ documents }: Submission): Problem[] {
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  for (const [index, { name, facts }] of documents.entries()) {
    const words = facts.fingerprint?.words;
    if (words === undefined) continue;
    const first = seen.get(words);
    if (first === undefined) seen.set(words, index);
    else
      problems.push({
        says: { code: 'record.text_twice', values: { name, other: documents[first]!.name } },
        evidence: [],
        document: index,
      });
  }
  return problems;
}
