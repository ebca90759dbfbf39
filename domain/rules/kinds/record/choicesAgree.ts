import { findContradictions } from '#domain/reading/contradictions/findContradictions';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';

const names = { case_type: 'type of case', jurisdiction: 'jurisdiction', court_level: 'level of the court' } as const;

/** Whether what the filer chose in the form is what the paper shows. */
export const choicesAgree: Evaluator<'choices_agree'> = (_rule, { documents: [lead], chosen }) => {
  if (Object.values(chosen).every((one) => one === null)) return notApplicable;
  const [first, ...rest] = findContradictions(chosen, lead.reading, 'The filer').map(
    ({ choice, says, message, evidence }) => ({
      message,
      mend:
        says === null
          ? `Look at the ${names[choice]} again; the list has no name for what the paper shows.`
          : `Choose "${says}" as the ${names[choice]}, or correct the paper.`,
      evidence,
    }),
  );
  return first === undefined ? met : broken(first, ...rest);
};
