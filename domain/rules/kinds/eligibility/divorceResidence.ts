import type { StatementKind } from '#domain/documentFacts/Statement';
import type { Evaluator } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { met, missing, notApplicable, statementsIn, titleOf } from '../shared/lookup.ts';

const divorce = /divorce|dissolution/i;
const others = /separation|annul|nullity|parentage|paternity|custody|name/i;

/** Whether a petition for divorce says that a spouse has lived in the state, and in the county, as long as the law asks. */
export const divorceResidence: Evaluator<'divorce_residence'> = (rule, { documents: [lead], forum }) => {
  const { state_months, county_months, county_days, breakdown_pleaded } = rule.parameters;
  const title = titleOf(lead);
  const says = (kind: StatementKind) => statementsIn(lead, kind).length > 0;
  if (isOfOtherCases(rule, forum)) return notApplicable;
  if (!divorce.test(title) && (!says('divorce') || others.test(title))) return notApplicable;
  const state = rule.applies_to.jurisdiction[0] ?? 'this state';
  const lacking = [
    ...(says('six_months') ? [] : [`that a spouse has lived in ${state} for ${inWords(state_months)} months`]),
    ...(county_months === undefined || says('three_months')
      ? []
      : [`and in the county for ${inWords(county_months)} months`]),
    ...(county_days === undefined || says('residence_90_days') ? [] : [`and in the county for ${county_days} days`]),
    ...(breakdown_pleaded && !says('irretrievably_broken') ? ['that the marriage is irretrievably broken'] : []),
  ];
  if (lacking.length === 0) return met;
  const words = lacking.join(' ').replace(/^and /, 'that a spouse has lived ');
  const inCounty = [
    county_days === undefined ? '' : ` and in this county for at least ${county_days} days`,
    county_months === undefined ? '' : ` and in this county for at least ${inWords(county_months)} months`,
  ].join('');
  return missing(
    lead,
    `The petition does not say ${words}.`,
    `Add, if it is so: "[Name] has resided in ${state} for at least ${inWords(state_months)} months${inCounty} before this petition."${breakdown_pleaded ? ' "The marriage is irretrievably broken."' : ''}`,
  );
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const inWords = (months: number) => numbers[months] ?? String(months);
