import type { StatementKind } from '#domain/documentFacts/Statement';
import type { Submission } from '../../checks/Submission.ts';
import type { Evaluator, Outcome, Problem } from '../Evaluator.ts';
import { listed, met, notApplicable, notChecked, statementsIn, titleOf, unreadWhy } from '../shared/lookup.ts';
import { absentParts } from './demands.ts';

/** Set words that rules want literally, by a part of them. */
const literal: [words: RegExp, kind: StatementKind][] = [
  [/authority of The State of Texas/i, 'texas_opening'],
  [/against the peace and dignity/i, 'texas_close'],
  [/authority of the State of Florida/i, 'florida_opening'],
  [/you have been sued/i, 'you_have_been_sued'],
  [/illinois court help/i, 'illinois_court_help'],
];

/** Whether a paper has the words that a rule prescribes letter for letter. */
export const requiredText: Evaluator = (rule, submission) => {
  const [lead] = submission.documents;
  const { parameters } = rule;
  if (parameters.subject_prefix !== undefined) return emailSubject(submission);
  if (!isOfKind(rule.id, titleOf(lead))) return notApplicable;
  const words = listed(parameters.must_include);
  const problems = words.flatMap((one) => absentWords(one, submission));
  const also = [
    ...(parameters.foreperson_signature === true ? ['foreperson_signature'] : []),
    ...(parameters.prosecutor_signature === true || parameters.oath_of_prosecutor === true
      ? ['prosecutor_signature']
      : []),
    ...listed(parameters.per_count),
    ...listed(parameters.fields),
  ];
  for (const { name, mend } of absentParts(also, submission))
    problems.push({ message: `Not found: ${name}.`, mend, evidence: [] });
  if (
    parameters.oath_of_prosecutor === true &&
    statementsIn(lead, 'sworn', 'notary', 'penalty_of_perjury').length === 0
  )
    problems.push({
      message: 'No oath of the prosecutor was found.',
      mend: 'Add: "[Name], [Assistant] State Attorney, being sworn, states that the charge rests on sworn facts that would make out the offense. [notary’s jurat]"',
      evidence: [],
    });
  const [first, ...more] = problems;
  if (first === undefined) return met;
  const why = unreadWhy(lead);
  return why === undefined ? { outcome: 'broken', problems: [first, ...more] } : notChecked(why);
};

function absentWords(words: string, { documents: [lead] }: Submission): Problem[] {
  const kind = literal.find(([pattern]) => pattern.test(words))?.[1];
  if (kind === undefined || statementsIn(lead, kind).length > 0) return [];
  return [{ message: `The words “${words}” were not found.`, mend: `Add these words: "${words}".`, evidence: [] }];
}

/** Each charging paper has its own rule, though their words are alike. */
function isOfKind(ruleId: string, title: string): boolean {
  if (ruleId === 'TX-CRM-01') return /indictment/i.test(title);
  if (ruleId === 'TX-CRM-02') return /information/i.test(title) && !/indictment/i.test(title);
  return true;
}

/** The subject of an e-mail is no part of the paper; a copy of the e-mail may come along. */
function emailSubject({ documents }: Submission): Outcome {
  const ways = documents[0].reading.service?.parts?.how ?? '';
  if (!/e-mail/.test(ways)) return notApplicable;
  return notChecked('The paper was served by e-mail; the subject of that e-mail does not stand in the filing.');
}
