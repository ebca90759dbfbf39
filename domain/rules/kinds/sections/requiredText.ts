import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import type { ProblemMessage } from '../RuleMessages.ts';
import { broken, met, notApplicable, notChecked, statementsIn, titleOf, unreadIn } from '../shared/lookup.ts';
import { absentParts } from './demands.ts';
import type { RequiredPart } from './messages.ts';
import { type SetWords, setWords } from './setWords.ts';

/** Whether a document has wording that a rule prescribes verbatim. */
export const requiredText: Evaluator<'required_text'> = ({ parameters }, submission) => {
  const [lead] = submission.documents;
  const { words, parts = [], prosecutor_oath, of } = parameters;
  if (of !== undefined && !isOfKind(of, titleOf(lead))) return notApplicable;
  const isSworn = statementsIn(lead, 'sworn', 'notary', 'penalty_of_perjury').length > 0;
  const absent: ProblemMessage[] = [
    ...absentWords(words, lead),
    ...absentParts(parts, submission).map(absentPart),
    ...(prosecutor_oath && !isSworn ? [noOath] : []),
  ];
  const [first, ...more] = absent.map((says): Problem => ({ says, evidence: [] }));
  if (first === undefined) return met;
  const why = unreadIn(lead);
  return why === undefined ? broken(first, ...more) : notChecked(why);
};

const noOath: ProblemMessage = { code: 'sections.prosecutor_oath_missing', values: {} };

const absentPart = (part: RequiredPart): ProblemMessage => ({
  code: 'sections.parts_missing',
  values: { parts: [part] },
});

function absentWords(asked: readonly SetWords[], lead: CheckedDocument): ProblemMessage[] {
  return asked
    .filter((words) => statementsIn(lead, setWords[words]).length === 0)
    .map((words) => ({ code: 'sections.words_missing', values: { words } }));
}

/** Each type of charging document has a separate rule, with similar wording. */
function isOfKind(of: 'indictment' | 'information', title: string): boolean {
  const isIndictment = /indictment/i.test(title);
  return of === 'indictment' ? isIndictment : /information/i.test(title) && !isIndictment;
}
