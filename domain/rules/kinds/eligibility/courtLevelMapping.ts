import { courtSays } from '#domain/reading/contradictions/courtSays';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notChecked } from '../shared/lookup.ts';

/** Whether New York's Supreme Court, a trial court, was taken for the state's highest (N.Y. Const. art. VI). */
export const courtLevelMapping: Evaluator<'court_level_mapping'> = (_rule, { documents: [lead] }) => {
  const { court } = lead.reading;
  if (court === undefined)
    return notChecked(
      'The paper’s court could not be read: whether the Court of Appeals is meant is the filer’s to say.',
    );
  const { level, state } = courtSays(court.value);
  if (state !== 'New York' || level !== 'State Court') return met;
  return broken({
    message: `The level chosen is Supreme Court; the ${court.value} is a trial court.`,
    mend: 'Choose the level "State Court". The highest court of New York is the Court of Appeals.',
    evidence: court.evidence,
  });
};
