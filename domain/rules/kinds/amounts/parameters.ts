import type { CourtClass } from './courtLimits.ts';

/** What claims one class of courts hears, in dollars, without what does not count (mostly interest and costs). */
export type CourtLimit = {
  court: CourtClass;
  /** As findings name the court. */
  called: string;
  most_usd?: number;
  over_usd?: number;
};

/** Parameters of the kinds of rules on sums of money. */
export type AmountParameters = {
  amount_limit: {
    /** The first whose court is the document’s own applies; where none is, the rule is about other courts. */
    limits: readonly CourtLimit[];
    plaintiff?: 'person' | 'entity';
  };
  /** A case that its caption calls limited asks for no more than this. */
  limited_case_amount: { most_usd: number };
  diversity_amount: { over_usd: number };
};
