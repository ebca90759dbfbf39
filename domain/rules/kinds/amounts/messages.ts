/** The findings of the rules on amounts. Amounts are in cents; `court` is the court's name from the rule's data. */
export type AmountProblems = {
  'amounts.over_court_maximum': { asked: number; most: number; court: string; small_claims: boolean };
  'amounts.under_court_minimum': { asked: number; over: number; court: string };
  'amounts.over_limited_case': { asked: number; most: number };
  'amounts.under_diversity_minimum': { asked: number; over: number };
  'amounts.diversity_amount_missing': { over: number };
};

/** Why a rule on amounts was not checked. */
export type AmountDoubts = {
  'amounts.demand_unread': Record<never, never>;
  'amounts.plaintiff_unread': Record<never, never>;
};
