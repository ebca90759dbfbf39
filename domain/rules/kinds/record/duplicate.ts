import type { EarlierSubmission, Submission } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { WordedProblem as Problem } from '../Outcome.ts';
import { broken, met } from '../shared/lookup.ts';
import { writeOutDay } from '../shared/writeOutDay.ts';

/** Whether a paper came before, as far as its filer may see; and whether one submission holds a paper twice. */
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
  const what = {
    file: 'The same file was submitted',
    text: 'The same text was submitted, in another file,',
    nearly: `A paper of the same case that shares ${Math.floor(share * 100)} percent of its words in a row was submitted`,
  }[same];
  return {
    message: `${what} on ${writeOutDay(received_on)} as “${document_name}”.`,
    mend:
      same === 'nearly'
        ? 'If it is to take the other’s place, say so in its title, as in “amended” or “corrected”, and name what changed. If it is a new paper, nothing is to be done.'
        : 'Submit it only if it is meant to be filed a second time; otherwise withdraw one of the two.',
    evidence: [],
    document,
  };
}

/** Two documents of one submission that say the same. */
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
        message: `“${name}” says word for word the same as “${documents[first]!.name}”.`,
        mend: `Take “${name}” out, or put the document in its place that was meant.`,
        evidence: [],
        document: index,
      });
  }
  return problems;
}
