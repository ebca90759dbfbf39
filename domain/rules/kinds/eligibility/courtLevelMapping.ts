import { courtSays } from '#domain/reading/contradictions/courtSays';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notChecked } from '../shared/lookup.ts';

/**
 * Whether the filer mistook New York's Supreme Court, a trial court, for the state's highest court (N.Y. Const. art.
 * VI).
 */
export const courtLevelMapping: Evaluator<'court_level_mapping'> = (_rule, { documents: [lead] }) => {
  const { court } = lead.reading;
  if (court === undefined) return notChecked({ code: 'eligibility.court_unread', values: {} });
  const { level, state } = courtSays(court.value);
  if (state !== 'New York' || level !== 'State Court') return met;
  return broken({
    says: { code: 'eligibility.trial_court_as_highest', values: { court: court.value } },
    evidence: court.evidence,
  });
};
