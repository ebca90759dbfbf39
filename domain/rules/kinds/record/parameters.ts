import type { NoParameters } from '../NoParameters.ts';

/** Parameters of the kinds of rules on how a document agrees with what the court has on record. */
export type RecordParameters = {
  case_number_agrees: NoParameters;
  choices_agree: NoParameters;
  county_agrees: NoParameters;
  court_agrees: NoParameters;
  /** From 0 to 1, the share of runs of words that two documents have in common. */
  duplicate: { min_share: number };
  filing_deadline: { warn_days_before: number };
  parties_agree: NoParameters;
  roster_status: NoParameters;
};
