import type { Evaluator } from '../Evaluator.ts';
import {
  broken,
  inWords,
  met,
  missing,
  notApplicable,
  notChecked,
  statementsIn,
  titleOf,
  unreadIn,
} from '../shared/lookup.ts';
import { isOfService } from '../shared/paperNature.ts';
import { type OathWording, oathWordings } from './oathWordings.ts';

/** Whether a declaration has the words, the date and the place that its court's law sets. */
export const declaration: Evaluator<'declaration'> = ({ parameters }, { documents: [lead] }) => {
  const oath: OathWording = oathWordings[parameters.oath];
  const oaths = statementsIn(lead, 'penalty_of_perjury');
  const isSworn = statementsIn(lead, 'notary', 'texas_jurat').length > 0;
  if (isOfService(lead)) return notApplicable;
  if (parameters.where === 'verified_documents') {
    const wanting = statementsIn(lead, 'verification').length > 0 || /verified/i.test(titleOf(lead));
    if (!wanting) return notApplicable;
    if (isSworn || oaths.some(({ value }) => value?.includes('illinois'))) return met;
    if (oaths.length === 0 && statementsIn(lead, 'sworn').length > 0) return met;
    return missing(lead, 'The verification does not use the words of section 1-109.', oath.mend);
  }
  if (isSworn || (!parameters.words_required && oaths.length === 0 && statementsIn(lead, 'sworn').length > 0))
    return met;
  if (oaths.length === 0) return missing(lead, `No ${oath.name} was found.`, oath.mend);
  const signs = new Set(oaths.flatMap(({ value = '' }) => value.split(' ')));
  const isDated = signs.has('dated') || lead.reading.signatures.some(({ parts }) => parts?.date !== undefined);
  const lacking = oath.asks.filter(
    ({ signs: any }) => !any.some((sign) => signs.has(sign) || (sign === 'dated' && isDated)),
  );
  if (lacking.length === 0) return met;
  const why = unreadIn(lead);
  if (why !== undefined) return notChecked(why);
  return broken({
    message: lacking.some(({ signs: any }) => any.includes('true'))
      ? `No complete ${oath.name} was found (${inWords(lacking.map(({ name }) => name))} ${lacking.length === 1 ? 'is' : 'are'} missing).`
      : `The ${oath.name} does not state ${inWords(lacking.map(({ name }) => name))}.`,
    mend: oath.mend,
    evidence: oaths[0]!.evidence,
  });
};
