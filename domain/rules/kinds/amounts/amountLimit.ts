import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { frontOf } from '../shared/Front.ts';
import { broken, met, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { amountOf, isEntity, toCents } from './amounts.ts';
import { limitOf } from './courtLimits.ts';
import type { CourtLimit } from './parameters.ts';

/** Whether the demand is within the court's limits, which usually exclude interest, costs, and fees. */
export const amountLimit: Evaluator<'amount_limit'> = (rule, { documents: [lead], forum }) => {
  const { limits, plaintiff } = rule.parameters;
  const court = lead.reading.court?.value ?? forum.court_name;
  const limit = limitOf(limits, `${court} ${divisionOf(lead)}`);
  if (limit === undefined) return notApplicable;
  if (plaintiff !== undefined) {
    const entity = isEntity(lead);
    if (entity === undefined) return notChecked({ code: 'amounts.plaintiff_unread', values: {} });
    if (entity !== (plaintiff === 'entity')) return notApplicable;
  }
  return within(rule, lead, limit);
};

/** The reading identifies the court, not its division. */
function divisionOf(lead: CheckedDocument): string {
  const front = frontOf(lead);
  if (front.has('law_division')) return 'Law Division';
  return front.has('first_municipal') ? 'First Municipal District' : '';
}

function within(
  { applies_to }: Asked<'amount_limit'>,
  lead: CheckedDocument,
  { most_usd, over_usd, called: court }: CourtLimit,
): Outcome {
  const amount = amountOf(lead);
  const [most, over] = [most_usd, over_usd].map((limit) => (limit === undefined ? undefined : toCents(limit)));
  const sums = lead.reading.sums.map(({ value }) => toCents(Number(value.replace(/[$,]/g, ''))));
  // `more than $50,000`: the court's limit, or a larger amount.
  if (over !== undefined && amount === undefined && sums.some((sum) => sum >= over)) return met;
  if (amount === undefined) return notChecked({ code: 'amounts.demand_unread', values: {} });
  const { cents: asked, evidence } = amount;
  if (most !== undefined && asked > most)
    return broken({
      says: {
        code: 'amounts.over_court_maximum',
        values: { asked, most, court, small_claims: applies_to.case_types.includes('Small Claims') },
      },
      evidence,
    });
  // A party that seeks more than money, or an unspecified larger amount, may belong in the higher court.
  if (over === undefined || asked > over || statementsIn(lead, 'equity', 'over_limit').length > 0) return met;
  if (asked === over || lead.reading.relief.some(({ value }) => /proof|excess|exceed|more than/i.test(value)))
    return met;
  return broken({
    says: { code: 'amounts.under_court_minimum', values: { asked, over, court } },
    evidence,
  });
}
