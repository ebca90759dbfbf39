import type { ComplianceDetail, ServiceDetail } from './details.ts';

/** The wording of a certificate of service. California’s courts require a proof of service. */
export type ServiceWording = 'general' | 'california';

/**
 * The findings of the rules on certificates. `authority`: the order or rule that requires a statement, as the court
 * cites it.
 */
export type CertificateProblems = {
  'certificates.compliance_missing': Record<never, never>;
  'certificates.compliance_not_submitted': Record<never, never>;
  'certificates.compliance_incomplete': { lacking: readonly ComplianceDetail[] };
  /** `called`: the court's name for it, if not certificate of conference. */
  'certificates.conference_missing': { called: string | null };
  'certificates.proposed_order_missing': Record<never, never>;
  'certificates.service_blank': Record<never, never>;
  'certificates.service_incomplete': { lacking: readonly (ServiceDetail | 'perjury')[] };
  /** Required only for persons who are not served through the court's e-filing system. */
  'certificates.service_missing_unless_by_court': { wording: ServiceWording };
  'certificates.proof_not_submitted': { wording: ServiceWording };
  'certificates.service_missing': { called: 'certificate' | 'proof'; wording: ServiceWording };
  'certificates.ai_statement_missing': { authority: string };
};

/** Why a rule on certificates was not checked. */
export type CertificateDoubts = {
  'certificates.compliance_perhaps_separate': { citation: string };
  'certificates.compliance_depends_on_pages': Record<never, never>;
  'certificates.service_perhaps_separate': { citation: string };
};
