import { daysBetween } from '#domain/days/days';
import type { Evaluator } from '../Evaluator.ts';
import { broken, met, notApplicable } from '../shared/lookup.ts';
import { writeOutDay } from '../shared/writeOutDay.ts';

/** How a paper stands to the deadline on record that it would meet. Whether it is late, the court says. */
export const filingDeadline: Evaluator<'filing_deadline'> = ({ parameters }, { deadline, on }) => {
  if (deadline === null) return notApplicable;
  const left = daysBetween(on, deadline.due);
  if (left > parameters.tell_days_before) return met;
  const what = `“${deadline.title}” is on record as due on ${writeOutDay(deadline.due)}${deadline.authority ? ` (${deadline.authority})` : ''}`;
  if (left < 0)
    return broken({
      message: `${what}; the paper comes ${counted(-left)} after that.`,
      mend: 'If the time was extended, name the order or the agreement that extended it. Otherwise ask the court for leave: “Good cause exists for the late filing because [reason].”',
      evidence: [],
    });
  return broken({
    message: `${what}: ${left === 0 ? 'today' : `in ${counted(left)}`}.`,
    mend: `It is in time if the court receives it by ${writeOutDay(deadline.due)}; nothing else is to be done.`,
    evidence: [],
  });
};

const counted = (days: number) => (days === 1 ? 'one day' : `${days} days`);
