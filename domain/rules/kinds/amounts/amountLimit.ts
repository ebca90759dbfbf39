import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Asked, Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { frontOf } from '../shared/Front.ts';
import { broken, met, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { amountOf, inDollars, isEntity } from './amounts.ts';
import { limitOf } from './courtLimits.ts';
import type { CourtLimit } from './parameters.ts';

/** Whether what is asked for lies within the limits of the court. Interest, costs and, mostly, fees do not count. */
export const amountLimit: Evaluator<'amount_limit'> = (rule, { documents: [lead], forum }) => {
  const { limits, plaintiff } = rule.parameters;
  const court = lead.reading.court?.value ?? forum.court_name;
  const limit = limitOf(limits, `${court} ${divisionOf(lead)}`);
  if (limit === undefined) return notApplicable;
  if (plaintiff !== undefined) {
    const entity = isEntity(lead);
    if (entity === undefined)
      return notChecked('Who sues could not be read: a person’s limit is another than a company’s.');
    if (entity !== (plaintiff === 'entity')) return notApplicable;
  }
  return within(rule, lead, limit);
};

/** The reader knows the court, not its division. */
function divisionOf(lead: CheckedDocument): string {
  const front = frontOf(lead);
  if (front.has('law_division')) return 'Law Division';
  return front.has('first_municipal') ? 'First Municipal District' : '';
}

function within(
  { applies_to }: Asked<'amount_limit'>,
  lead: CheckedDocument,
  { most_usd: most, over_usd: over, called: court }: CourtLimit,
): Outcome {
  const amount = amountOf(lead);
  const sums = lead.reading.sums.map(({ value }) => Number(value.replace(/[$,]/g, '')));
  // `more than $50,000`: the court's own figure, or a larger one.
  if (over !== undefined && amount === undefined && sums.some((sum) => sum >= over)) return met;
  if (amount === undefined) return notChecked('No sum that is demanded could be read.');
  const { dollars, evidence } = amount;
  if (most !== undefined && dollars > most)
    return broken({
      message: `The paper asks for ${inDollars(dollars)}; ${court} hears claims of at most ${inDollars(most)}.`,
      mend: applies_to.case_types.includes('Small Claims')
        ? `Claim ${inDollars(most)} or less and give up the rest, or file in the court that hears larger claims.`
        : `File in the court that hears claims over ${inDollars(most)}, or state what of the sum is interest, costs or fees that do not count.`,
      evidence,
    });
  // Who asks for more than money, or for more than so much, may be right in the higher court.
  if (over === undefined || dollars > over || statementsIn(lead, 'equity', 'over_limit').length > 0) return met;
  if (dollars === over || lead.reading.relief.some(({ value }) => /proof|excess|exceed|more than/i.test(value)))
    return met;
  return broken({
    message: `The paper asks for ${inDollars(dollars)}; ${court} hears claims over ${inDollars(over)}.`,
    mend: `File in the court that hears claims up to ${inDollars(over)}, or state that more than ${inDollars(over)} is in controversy.`,
    evidence,
  });
}
