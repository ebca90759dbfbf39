import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { WordedProblem as Problem } from '../Outcome.ts';
import { broken, met, notApplicable, notChecked, statementsIn, titleOf, unreadIn } from '../shared/lookup.ts';
import { absentParts } from './demands.ts';
import { type SetWords, setWords } from './setWords.ts';

/** Whether a paper has the words that a rule prescribes letter for letter. */
export const requiredText: Evaluator<'required_text'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  const { words, parts = [], prosecutor_oath, of } = parameters;
  if (of !== undefined && !isOfKind(of, titleOf(lead))) return notApplicable;
  const problems = [
    ...words.flatMap((one) => absentWords(one, lead)),
    ...absentParts(parts, submission).map(({ name, mend }) => ({ message: `Not found: ${name}.`, mend, evidence: [] })),
    ...(prosecutor_oath && statementsIn(lead, 'sworn', 'notary', 'penalty_of_perjury').length === 0 ? [noOath] : []),
  ];
  const [first, ...more] = problems;
  if (first === undefined) return met;
  const why = unreadIn(lead);
  return why === undefined ? broken(first, ...more) : notChecked(why);
};

const noOath: Problem = {
  message: 'No oath of the prosecutor was found.',
  mend: 'Add: "[Name], [Assistant] State Attorney, being sworn, states that the charge rests on sworn facts that would make out the offense. [notary’s jurat]"',
  evidence: [],
};

function absentWords(words: SetWords, lead: CheckedDocument): Problem[] {
  if (statementsIn(lead, setWords[words]).length > 0) return [];
  return [{ message: `The words “${words}” were not found.`, mend: `Add these words: "${words}".`, evidence: [] }];
}

/** Each charging paper has its own rule, though their words are alike. */
function isOfKind(of: 'indictment' | 'information', title: string): boolean {
  const isIndictment = /indictment/i.test(title);
  return of === 'indictment' ? isIndictment : /information/i.test(title) && !isIndictment;
}
