import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Rule } from '../../Rule.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { frontOf } from '../shared/Front.ts';
import { broken, met, notApplicable, notChecked, statementsIn } from '../shared/lookup.ts';
import { amountOf, inDollars, isEntity } from './amounts.ts';
import { courtLimits } from './courtLimits.ts';
import { diversityAmount } from './diversityAmount.ts';

/** Whether what is asked for lies within the limits of the court or the track. Interest, costs and, mostly, fees do not count. */
export const amountLimit: Evaluator = (rule, { documents: [lead], forum }) => {
  const { parameters } = rule;
  if (parameters.basis === 'diversity') return diversityAmount(lead, Number(parameters.min_exclusive_usd));
  if (parameters.track === 'limited') return limitedTrack(lead, Number(parameters.max_usd));
  const court = lead.reading.court?.value ?? forum.court_name;
  const limits = courtLimits(rule, `${court} ${divisionOf(lead)}`);
  if (limits === 'other court') return notApplicable;
  if (parameters.plaintiff_kind !== undefined) {
    const entity = isEntity(lead);
    if (entity === undefined)
      return notChecked('Who sues could not be read: a person’s limit is another than a company’s.');
    if (entity !== (parameters.plaintiff_kind === 'entity')) return notApplicable;
  }
  return within(rule, lead, limits);
};

/** The reader knows the court, not its division. */
function divisionOf(lead: CheckedDocument): string {
  const front = frontOf(lead);
  if (front.has('law_division')) return 'Law Division';
  return front.has('first_municipal') ? 'First Municipal District' : '';
}

type Limits = { most?: number | undefined; over?: number | undefined; court: string };

function within({ applies_to }: Rule, lead: CheckedDocument, { most, over, court }: Limits): Outcome {
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

/** Cal. Code Civ. Proc. §§ 85, 86: the caption says on which track a case runs. */
function limitedTrack(lead: CheckedDocument, most: number): Outcome {
  if (!frontOf(lead).has('limited')) return notApplicable;
  const amount = amountOf(lead);
  if (amount === undefined) return notChecked('No sum that is demanded could be read.');
  if (amount.dollars <= most) return met;
  return broken({
    message: `The caption says LIMITED CIVIL CASE; the paper asks for ${inDollars(amount.dollars)}, more than ${inDollars(most)}.`,
    mend: `File it as an unlimited civil case, or state what of the sum is interest, costs or attorney fees.`,
    evidence: amount.evidence,
  });
}
