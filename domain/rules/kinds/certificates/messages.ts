import type { ComplianceDetail, ServiceDetail } from './details.ts';

/** Which wording a certificate of service has: California’s courts want a proof of service. */
export type ServiceWording = 'general' | 'california';

/** What the rules on certificates find. `authority`: what asks for a statement, as the court gives it. */
export type CertificateProblems = {
  'certificates.compliance_missing': Record<never, never>;
  'certificates.compliance_not_submitted': Record<never, never>;
  'certificates.compliance_incomplete': { lacking: readonly ComplianceDetail[] };
  /** `called`: as the court calls it, where that is not certificate of conference. */
  'certificates.conference_missing': { called: string | null };
  'certificates.proposed_order_missing': Record<never, never>;
  'certificates.service_blank': Record<never, never>;
  'certificates.service_incomplete': { lacking: readonly (ServiceDetail | 'perjury')[] };
  /** Needed only for persons whom the court's own system does not serve. */
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
