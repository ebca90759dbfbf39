import type { ProcessedDocument } from '#contract/analyses';
import type { FilingDetails } from '#contract/filings';

/** How many findings permit the clerk to act on a document of a filing. */
export function countActionable({ compliance_check }: FilingDetails, { version_id }: ProcessedDocument): number {
  const { check } = compliance_check;
  if (check === null) return 0;
  return check.findings.filter(
    (one) =>
      (one.class === 'clerk_may_return' || one.class === 'clerk_may_notice') &&
      check.documents[one.document]?.version_id === version_id,
  ).length;
}
