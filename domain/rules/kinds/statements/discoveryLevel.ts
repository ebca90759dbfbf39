import type { Evaluator } from '../Evaluator.ts';
import { broken, met, missing, notApplicable, statementsIn, titleOf } from '../shared/lookup.ts';

/** Whether a Texas petition names its discovery control plan, and level 1 only where the relief lets it (Tex. R. Civ. P. 169, 190). */
export const discoveryLevel: Evaluator = ({ parameters }, { documents: [lead] }) => {
  const [level] = statementsIn(lead, 'discovery_level');
  if (parameters.level === undefined) {
    if (/bill of review|habeas|expunction|name change/i.test(titleOf(lead))) return notApplicable;
    if (level !== undefined) return met;
    return missing(
      lead,
      'The petition does not say under which discovery level the case is to be conducted.',
      'Begin the first numbered paragraph with: "Discovery is intended to be conducted under Level [1 / 2 / 3] of Texas Rule of Civil Procedure 190.[2 / 3 / 4]."',
    );
  }
  if (level === undefined || level.value !== String(parameters.level)) return notApplicable;
  const bands = statementsIn(lead, 'relief_band');
  if (bands.length === 0 || bands.some(({ value }) => value === 'M1')) return met;
  return broken({
    message:
      'The petition pleads Level 1, but asks for more than Level 1 is for: only monetary relief of $250,000 or less.',
    mend: 'Plead Level 2 or Level 3, or limit the relief: "Plaintiff seeks only monetary relief of $250,000 or less".',
    evidence: [...level.evidence, ...bands[0]!.evidence],
  });
};
