import { findContradictions } from '#domain/reading/contradictions/findContradictions';
import type { Evaluator } from '../Evaluator.ts';
import type { Problem } from '../Outcome.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';

/** Whether the filer's selections in the form match the document. */
export const choicesAgree: Evaluator<'choices_agree'> = (_rule, { documents: [lead], chosen }) => {
  if (Object.values(chosen).every((one) => one === null)) return notApplicable;
  const [first, ...rest] = findContradictions(chosen, lead.reading, 'filer').map(
    ({ choice, says, shows, evidence }): Problem => ({
      says: { code: 'record.choice_contradicted', values: { choice, says, shows } },
      evidence,
    }),
  );
  return first === undefined ? met : broken(first, ...rest);
};
