import type { NoParameters } from '../NoParameters.ts';
import type { ComplianceDetail, ExemptMotion, ServiceDetail } from './details.ts';

/** Parameters of the kinds of rules on certificates. */
export type CertificateParameters = {
  certificate_of_compliance: {
    must_state: readonly ComplianceDetail[];
    separate_document?: true;
    /** A brief within this number of pages needs no certificate. */
    pages_without?: { brief: number; reply_or_amicus: number };
  };
  certificate_of_conference: {
    /** Motions that require no conference. */
    exempt?: readonly ExemptMotion[];
    discovery_motions_only?: true;
    /** The court's name for it, if not certificate of conference. */
    called?: string;
    proposed_order?: true;
  };
  certificate_of_service: {
    must_state?: readonly ServiceDetail[];
    under_penalty_of_perjury?: true;
    separate_document?: true;
    /** None is required for service through the court’s e-filing system. */
    not_if_served_by_court?: true;
  };
  ai_disclosure: NoParameters;
};
