import type { Evaluator } from '../Evaluator.ts';
import { met, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { namesItsSigner } from './contactInfo.ts';

/** Whether a document shows an address for electronic service (Cal. Rules of Court, rule 2.256(a)(4)). */
export const serviceAddress: Evaluator<'service_address'> = (_rule, { documents: [lead] }) => {
  if (!namesItsSigner(lead)) return notApplicable;
  if (statementsIn(lead, 'email').length > 0) return met;
  return notChecked({ code: 'signatures.service_address_in_account', values: {} });
};
