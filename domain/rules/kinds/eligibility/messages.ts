import type { BarredDocument } from './barredDocuments.ts';

/** A statement that may be missing from a petition for divorce. */
export type DivorceStatement = 'state_residence' | 'county_residence' | 'breakdown';

/**
 * The findings of the rules on eligibility. Amounts are in cents; names of courts, states, and case types are as given.
 */
export type EligibilityProblems = {
  'eligibility.not_immigration_case_type': { chosen: string };
  'eligibility.sensitive_data_unmarked': Record<never, never>;
  'eligibility.document_not_filed': { what: BarredDocument };
  'eligibility.company_without_attorney': Record<never, never>;
  'eligibility.trial_court_as_highest': { court: string };
  'eligibility.divorce_statements_missing': {
    lacking: readonly DivorceStatement[];
    state: string | null;
    /** The required residence of a spouse in the state, in months, and in the county, if required. */
    months: number;
    in_county: { months: number } | { days: number } | null;
    breakdown_pleaded: boolean;
  };
  'eligibility.sealed_document': Record<never, never>;
  'eligibility.not_pdf': Record<never, never>;
  'eligibility.representative_without_attorney': Record<never, never>;
  'eligibility.company_in_small_claims': Record<never, never>;
  'eligibility.small_claims_count_missing': { asked: number; over: number; per_year: number };
  'eligibility.not_heard_in_federal_court': { named: string };
  'eligibility.immigration_in_state_court': Record<never, never>;
  'eligibility.will_late': { years: number };
};

/** Why a rule on eligibility was not checked. */
export type EligibilityDoubts = {
  'eligibility.case_type_not_chosen': Record<never, never>;
  'eligibility.claimant_unread': Record<never, never>;
  'eligibility.court_unread': Record<never, never>;
  'eligibility.left_to_local_rules': Record<never, never>;
  'eligibility.day_of_death_unread': Record<never, never>;
};
