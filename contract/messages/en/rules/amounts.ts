import type { AmountDoubts, AmountProblems } from '#domain/rules/kinds/amounts/messages';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { dollars } from '../words.ts';

export const amountProblems: ProblemTexts<AmountProblems> = {
  'amounts.over_court_maximum': ({ asked, most, court, small_claims }) => ({
    message: `The document demands ${dollars(asked)}; ${court} hears claims of at most ${dollars(most)}.`,
    remedy: small_claims
      ? `Claim ${dollars(most)} or less and waive the rest, or file in the court that hears larger claims.`
      : `File in the court that hears claims over ${dollars(most)}, or state how much of the amount is interest, costs, or fees that do not count.`,
  }),
  'amounts.under_court_minimum': ({ asked, over, court }) => ({
    message: `The document demands ${dollars(asked)}; ${court} hears claims over ${dollars(over)}.`,
    remedy: `File in the court that hears claims up to ${dollars(over)}, or state that more than ${dollars(over)} is in controversy.`,
  }),
  'amounts.over_limited_case': ({ asked, most }) => ({
    message: `The caption states LIMITED CIVIL CASE; the document demands ${dollars(asked)}, more than ${dollars(most)}.`,
    remedy: 'File it as an unlimited civil case, or state how much of the amount is interest, costs, or attorney fees.',
  }),
  'amounts.under_diversity_minimum': ({ asked, over }) => ({
    message: `The document pleads diversity of citizenship and demands ${dollars(asked)}, which is not more than ${dollars(over)}.`,
    remedy: pleadAmount(over),
  }),
  'amounts.diversity_amount_missing': ({ over }) => ({
    message: `The document pleads diversity of citizenship but does not state that more than ${dollars(over)} is in controversy.`,
    remedy: pleadAmount(over),
  }),
};

const pleadAmount = (over: number) =>
  `If it is true, state: "The amount in controversy exceeds ${dollars(over)}, exclusive of interest and costs."`;

export const amountDoubts: Texts<AmountDoubts> = {
  'amounts.demand_unread': () => 'The amount demanded could not be read.',
  'amounts.plaintiff_unread': () =>
    'The plaintiff’s name could not be read: the limit for a person differs from the limit for a company.',
};
