import type { Evaluator } from '../Evaluator.ts';
import { met, missing, notApplicable, statementsIn, titleOf } from '../shared/lookup.ts';

/** Whether a Texas petition names its discovery control plan (Tex. R. Civ. P. 190.1). */
export const discoveryLevel: Evaluator<'discovery_level'> = (_rule, { documents: [lead] }) => {
  if (/bill of review|habeas|expunction|name change/i.test(titleOf(lead))) return notApplicable;
  if (statementsIn(lead, 'discovery_level').length > 0) return met;
  return missing(lead, { code: 'statements.discovery_level_missing', values: {} });
};
