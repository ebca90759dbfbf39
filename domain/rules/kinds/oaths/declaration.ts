import type { Evaluator } from '../Evaluator.ts';
import { isOfService } from '../shared/documentNature.ts';
import { broken, met, missing, notApplicable, notChecked, statementsIn, titleOf, unreadIn } from '../shared/lookup.ts';
import { oathParts, signsOf } from './oathParts.ts';

/** Whether a declaration has the wording, date, and place that the law requires. */
export const declaration: Evaluator<'declaration'> = ({ parameters }, { documents: [lead] }) => {
  const { oath } = parameters;
  const oaths = statementsIn(lead, 'penalty_of_perjury');
  const isSworn = statementsIn(lead, 'notary', 'texas_jurat').length > 0;
  if (isOfService(lead)) return notApplicable;
  if (parameters.where === 'verified_documents') {
    const wanting = statementsIn(lead, 'verification').length > 0 || /verified/i.test(titleOf(lead));
    if (!wanting) return notApplicable;
    if (isSworn || oaths.some(({ value }) => value?.includes('illinois'))) return met;
    if (oaths.length === 0 && statementsIn(lead, 'sworn').length > 0) return met;
    return missing(lead, { code: 'oaths.not_in_statutory_words', values: { oath } });
  }
  if (isSworn || (!parameters.words_required && oaths.length === 0 && statementsIn(lead, 'sworn').length > 0))
    return met;
  if (oaths.length === 0) return missing(lead, { code: 'oaths.missing', values: { oath } });
  const signs = new Set(oaths.flatMap(({ value = '' }) => value.split(' ')));
  const isDated = signs.has('dated') || lead.reading.signatures.some(({ parts }) => parts?.date !== undefined);
  const lacking = oathParts[oath].filter(
    (part) => !signsOf[part].some((sign) => signs.has(sign) || (sign === 'dated' && isDated)),
  );
  if (lacking.length === 0) return met;
  const why = unreadIn(lead);
  if (why !== undefined) return notChecked(why);
  return broken({
    says: {
      code: lacking.includes('truth') ? 'oaths.incomplete' : 'oaths.statements_missing',
      values: { oath, lacking },
    },
    evidence: oaths[0]!.evidence,
  });
};
