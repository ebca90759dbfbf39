import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable, statementsIn } from '../shared/lookup.ts';

/** Whether a petition pleads an expedited discovery level only where its relief allows it (Tex. R. Civ. P. 169, 190.2). */
export const discoveryLevelRelief: Evaluator<'discovery_level_relief'> = ({ parameters }, { documents: [lead] }) => {
  const [level] = statementsIn(lead, 'discovery_level');
  if (level === undefined || level.value !== String(parameters.level)) return notApplicable;
  const bands = statementsIn(lead, 'relief_band');
  if (bands.length === 0 || bands.some(({ value }) => value === 'M1')) return met;
  return broken({
    says: { code: 'statements.discovery_level_over_relief', values: {} },
    evidence: [...level.evidence, ...bands[0]!.evidence],
  });
};
