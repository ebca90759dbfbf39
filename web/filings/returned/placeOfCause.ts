import type { ProcessedDocument } from '#contract/analyses';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import type { Resubmission } from '#contract/resubmissions';

/** Where the finding on which a return rests is in the documents; null if it is about something that is missing. */
export function placeOfCause(
  { documents }: FilingDetails,
  cause: Resubmission['cause'],
): { field: ExtractedField; document: ProcessedDocument; page: number | null } | null {
  const [place] = cause?.finding.evidence ?? [];
  const document = documents.find(({ version_id }) => version_id === cause?.version_id);
  if (!cause || !place || !document) return null;
  const field = { field: cause.finding.rule_id, value: '', confidence: 1, method: 'finding', evidence: [place] };
  return { field, document, page: place.kind === 'page' ? place.page : null };
}
