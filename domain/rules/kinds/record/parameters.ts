import type { NoParameters } from '../NoParameters.ts';

/** Parameters of the kinds of rules on agreement with the court's record. */
export type RecordParameters = {
  case_number_agrees: NoParameters;
  choices_agree: NoParameters;
  county_agrees: NoParameters;
  court_agrees: NoParameters;
  /** The share of word sequences that two documents have in common, from 0 to 1. */
  duplicate: { min_share: number };
  filing_deadline: { warn_days_before: number };
  parties_agree: NoParameters;
  roster_status: NoParameters;
};
