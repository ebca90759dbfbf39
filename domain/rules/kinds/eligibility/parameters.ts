import type { NoParameters } from '../NoParameters.ts';
import type { BarredDocument } from './barredDocuments.ts';

/** Parameters of the kinds of rules on which cases, filers, and documents a court accepts, and how. */
export type EligibilityParameters = {
  divorce_residence: {
    state_months: number;
    county_months?: number;
    county_days?: number;
    /** The petition must also state that the marriage is irretrievably broken. */
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
    /** `mandatory`: through the court’s electronic system, which is how every filing in the portal is made. */
    way: 'mandatory' | 'represented' | 'pdf_only' | 'not_if_sealed';
  };
  access_restriction: { asks: 'notice_of_sensitive_data' | 'immigration_case_type' };
  not_allowed: { what: BarredDocument };
  /** What clerks may do with a document; no document can violate it. */
  acceptance_policy: NoParameters;
  /** A permission for filers: no document can violate it. */
  permission: NoParameters;
};
