import type { StatementKind } from '#domain/documentFacts/Statement';
import { findDates } from '#domain/reading/dates/findDates';
import type { Evaluator } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { broken, met, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';

/** Whether a will is offered on time, or the applicant states why not (Tex. Est. Code § 256.003). */
export const willInTime: Evaluator<'will_in_time'> = (rule, { documents: [lead], on, forum }) => {
  const { years_after_death: years } = rule.parameters;
  const says = (kind: StatementKind) => statementsIn(lead, kind).length > 0;
  if (isOfOtherCases(rule, forum)) return notApplicable;
  if (!/\bwill\b|testamentary|muniment/i.test(titleOf(lead)) || says('intestate')) return notApplicable;
  const [died] = statementsIn(lead, 'died_on');
  const day = died?.value === undefined ? undefined : findDates(died.value)[0]?.iso;
  if (died === undefined || day === undefined)
    return notChecked({ code: 'eligibility.day_of_death_unread', values: {} });
  const last = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  if (on <= last || says('not_in_default')) return met;
  return broken({
    says: { code: 'eligibility.will_late', values: { years } },
    evidence: died.evidence,
  });
};
