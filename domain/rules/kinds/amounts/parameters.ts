import type { CourtClass } from './courtLimits.ts';

/** The claims that a class of courts hears, in dollars, excluding what does not count (usually interest and costs). */
export type CourtLimit = {
  court: CourtClass;
  /** The court's name in findings. */
  called: string;
  most_usd?: number;
  over_usd?: number;
};

/** Parameters of the kinds of rules on amounts. */
export type AmountParameters = {
  amount_limit: {
    /** The first limit for the document’s court applies; if there is none, the rule does not apply. */
    limits: readonly CourtLimit[];
    plaintiff?: 'person' | 'entity';
  };
  /** The largest demand in a limited civil case. */
  limited_case_amount: { most_usd: number };
  diversity_amount: { over_usd: number };
};
