import { daysBetween } from '#domain/days/days';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';

/** Whether a document meets its deadline on record. The court decides whether it is late. */
export const filingDeadline: Evaluator<'filing_deadline'> = ({ parameters }, { deadline, on }) => {
  if (deadline === null) return notApplicable;
  const left = daysBetween(on, deadline.due);
  if (left > parameters.warn_days_before) return met;
  const { title, due, authority } = deadline;
  return broken({
    says: {
      code: left < 0 ? 'record.deadline_passed' : 'record.deadline_near',
      values: { title, due, authority: authority || null, days: Math.abs(left) },
    },
    evidence: [],
  });
};
