import type { NoParameters } from '../NoParameters.ts';
import type { BarredDocument } from './barredDocuments.ts';

/** Parameters of the kinds of rules on whether such a case, filer or document may come to the court, and how. */
export type EligibilityParameters = {
  divorce_residence: {
    state_months: number;
    county_months?: number;
    county_days?: number;
    /** The petition also says that the marriage is irretrievably broken. */
    breakdown_pleaded?: true;
  };
  small_claims_count: { over_usd: number; per_year: number };
  small_claims_by_persons: NoParameters;
  company_by_attorney: NoParameters;
  representative_by_attorney: NoParameters;
  will_in_time: { years_after_death: number };
  subject_matter: { not_heard: 'family_and_probate' | 'immigration' };
  court_level_mapping: NoParameters;
  filing_method: {
    /** `mandatory`: through the court’s electronic system, as everything comes that is filed here. */
    way: 'mandatory' | 'represented' | 'pdf_only' | 'not_if_sealed';
  };
  access_restriction: { asks: 'notice_of_sensitive_data' | 'immigration_case_type' };
  not_allowed: { what: BarredDocument };
  /** What clerks may do with a document. */
  acceptance_policy: NoParameters;
  /** What a filer may do: no document can break it. */
  permission: NoParameters;
};
