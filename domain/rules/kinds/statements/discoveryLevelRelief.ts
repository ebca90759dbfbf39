import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable, statementsIn } from '../shared/lookup.ts';

/** Whether a petition pleads an expedited discovery level only where its relief allows it (Tex. R. Civ. P. 169, 190.2). */
export const discoveryLevelRelief: Evaluator<'discovery_level_relief'> = ({ parameters }, { documents: [lead] }) => {
  const [level] = statementsIn(lead, 'discovery_level');
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
