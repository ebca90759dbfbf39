import type { StatementKind } from '#domain/documentFacts/Statement';
import type { Asked, Evaluator } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { met, missing, notApplicable, statementsIn, titleOf } from '../shared/lookup.ts';
import type { DivorceStatement } from './messages.ts';

const divorce = /divorce|dissolution/i;
const others = /separation|annul|nullity|parentage|paternity|custody|name/i;

const statements: readonly DivorceStatement[] = ['state_residence', 'county_residence', 'breakdown'];

/** Whether a petition for divorce states that a spouse has lived in the state and the county for the required time. */
export const divorceResidence: Evaluator<'divorce_residence'> = (rule, { documents: [lead], forum }) => {
  const { state_months, county_months, county_days, breakdown_pleaded } = rule.parameters;
  const title = titleOf(lead);
  const says = (kind: StatementKind) => statementsIn(lead, kind).length > 0;
  if (isOfOtherCases(rule, forum)) return notApplicable;
  if (!divorce.test(title) && (!says('divorce') || others.test(title))) return notApplicable;
  const lacking = statements.filter((one) => {
    if (one === 'state_residence') return !says('six_months');
    if (one === 'breakdown') return breakdown_pleaded && !says('irretrievably_broken');
    return (
      (county_months !== undefined && !says('three_months')) ||
      (county_days !== undefined && !says('residence_90_days'))
    );
  });
  if (lacking.length === 0) return met;
  return missing(lead, {
    code: 'eligibility.divorce_statements_missing',
    values: {
      lacking,
      state: rule.applies_to.jurisdiction[0] ?? null,
      months: state_months,
      in_county: inCounty(rule.parameters),
      breakdown_pleaded: breakdown_pleaded === true,
    },
  });
};

function inCounty({ county_months, county_days }: Asked<'divorce_residence'>['parameters']) {
  if (county_months !== undefined) return { months: county_months };
  return county_days === undefined ? null : { days: county_days };
}
