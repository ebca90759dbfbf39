import type { CheckedDocument, Submission } from '../../checks/Submission.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { absentParts } from '../sections/demands.ts';
import {
  anyStates,
  broken,
  inWords,
  listed,
  met,
  missing,
  notApplicable,
  notChecked,
  statementsIn,
  titleOf,
  unreadWhy,
} from '../shared/lookup.ts';
import { oathWordings } from './oathWordings.ts';

const publicBody =
  /^(?:the )?(?:people|state|county|city|town|village|commonwealth|united states|department|board|regents|school district|.* (?:county|city|district|authority|commission))\b/i;
/** What shows that somebody stands for the truth of a paper. */
const oathKinds = ['penalty_of_perjury', 'sworn', 'notary', 'verification', 'texas_jurat'];

/** Whether a paper that must be sworn, verified or declared true is, in words that its court takes for it. */
export const verification: Evaluator = (rule, submission) => {
  const [lead] = submission.documents;
  const { parameters } = rule;
  if (parameters.text_must_include !== undefined) return declared(rule.id, lead);
  const whether = triggered(rule.id, parameters, submission);
  if (whether !== 'yes') return whether === 'no' ? notApplicable : notChecked(whether);
  const lacking = absentParts(
    [
      ...listed(parameters.fields),
      ...listed(parameters.sections),
      ...listed(parameters.parts),
      ...listed(parameters.certification),
      ...listed(parameters.attach),
    ],
    submission,
  );
  const oath = oathWordings(rule.id);
  const isSworn = anyStates(submission, ...oathKinds);
  if (isSworn && lacking.length === 0) return met;
  const messages = [
    ...(isSworn ? [] : [`No ${oath.name} was found.`]),
    ...(lacking.length === 0 ? [] : [`Nothing was found on ${inWords(lacking.map(({ name }) => name))}.`]),
  ];
  const mends = [...(isSworn ? [] : [oath.mend]), ...lacking.map(({ mend }) => mend)];
  return missing(lead, messages.join(' '), mends.join(' '));
};

/** Whether the rule asks this very paper for an oath; in words, why that cannot be told. */
function triggered(
  id: string,
  { trigger }: Readonly<Record<string, unknown>>,
  submission: Submission,
): 'yes' | 'no' | string {
  const [lead] = submission.documents;
  const title = titleOf(lead);
  if (id === 'TX-VER-01') return 'Which denials in an answer must be verified is for a person to see.';
  if (id === 'FD-HAB-01') return /habeas/i.test(title) ? 'yes' : 'no';
  if (id === 'NY-FAM-01')
    return /divorce/i.test(title) || statementsIn(lead, 'divorce').length > 0
      ? /summons/i.test(title) && !/complaint/i.test(title)
        ? 'no'
        : 'yes'
      : 'no';
  if (id === 'IL-FAM-01') return /dissolution|divorce/i.test(title) ? 'yes' : 'no';
  if (id === 'TX-SC-02') return /evict|forcible|possession/i.test(title) ? 'yes' : 'no';
  if (id === 'NY-PRB-01') return /probate/i.test(title) ? 'yes' : 'no';
  if (id === 'FL-PRB-01') return /administration/i.test(title) ? 'yes' : 'no';
  if (id === 'FL-PLD-03')
    return statementsIn(lead, 'foreclosure').length > 0 &&
      /mortgage|foreclos/i.test(`${title} ${lead.reading.causes_of_action.map(({ value }) => value).join(' ')}`)
      ? 'yes'
      : 'no';
  const triggers = listed(trigger);
  if (triggers.length === 0) return 'yes';
  const [first] = lead.reading.plaintiffs;
  if (triggers.includes('plaintiff_public_entity') && first !== undefined && publicBody.test(first.value)) {
    // Public bodies answer without one (Cal. Code Civ. Proc. § 446(a)).
    return lead.reading.defendants.some(({ value }) => publicBody.test(value)) ? 'no' : 'yes';
  }
  if (statementsIn(lead, 'verified_pleading_named').length > 0) return 'yes';
  if (statementsIn(lead, 'unverified_pleading_named').length > 0) return 'no';
  return 'Whether the pleading that this one answers is verified cannot be seen in this document.';
}

/** Declarations and the like: the set words, the date, the place. */
function declared(id: string, lead: CheckedDocument): Outcome {
  const oath = oathWordings(id);
  const oaths = statementsIn(lead, 'penalty_of_perjury');
  const isSworn = statementsIn(lead, 'notary', 'texas_jurat').length > 0;
  if (/of (?:service|mailing)/i.test(titleOf(lead))) return notApplicable;
  if (id === 'IL-VER-01') {
    const wanting = statementsIn(lead, 'verification').length > 0 || /verified/i.test(titleOf(lead));
    if (!wanting) return notApplicable;
    if (isSworn || oaths.some(({ value }) => value?.includes('illinois'))) return met;
    if (oaths.length === 0 && statementsIn(lead, 'sworn').length > 0) return met;
    return missing(lead, 'The verification does not use the words of section 1-109.', oath.mend);
  }
  if (isSworn || (id !== 'NY-VER-02' && oaths.length === 0 && statementsIn(lead, 'sworn').length > 0)) return met;
  if (oaths.length === 0) return missing(lead, `No ${oath.name} was found.`, oath.mend);
  const signs = new Set(oaths.flatMap(({ value = '' }) => value.split(' ')));
  const isDated = signs.has('dated') || lead.reading.signatures.some(({ parts }) => parts?.date !== undefined);
  const lacking = oath.asks.filter(
    ({ signs: any }) => !any.some((sign) => signs.has(sign) || (sign === 'dated' && isDated)),
  );
  if (lacking.length === 0) return met;
  const why = unreadWhy(lead);
  if (why !== undefined) return notChecked(why);
  return broken({
    message: lacking.some(({ signs: any }) => any.includes('true'))
      ? `No complete ${oath.name} was found (${inWords(lacking.map(({ name }) => name))} ${lacking.length === 1 ? 'is' : 'are'} missing).`
      : `The ${oath.name} does not state ${inWords(lacking.map(({ name }) => name))}.`,
    mend: oath.mend,
    evidence: oaths[0]!.evidence,
  });
}
