import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { meetsDeadline } from './meetsDeadline.ts';

/** An accepted filing of a case. `filed_on` is YYYY-MM-DD. */
export type AcceptedFiling = {
  id: string;
  case_id: string;
  document_type: DocumentTypeId | null;
  title: string | null;
  filed_on: string;
};
type Due = { id: string; case_id: string; action: string; trigger_date: string };

/**
 * For each deadline the accepted filing of its case that would meet it, by deadline ID: the first one after the event
 * from which the deadline runs. It is a proposal, which a person confirms; if in doubt, there is none.
 */
export function proposeMet<Filing extends AcceptedFiling>(
  deadlines: readonly Due[],
  filings: readonly Filing[],
): Map<string, Filing> {
  const inOrder = [...filings].sort((a, b) => a.filed_on.localeCompare(b.filed_on) || a.id.localeCompare(b.id));
  const proposed = new Map<string, Filing>();
  for (const { id, case_id, action, trigger_date } of deadlines) {
    const met = inOrder.find(
      ({ document_type, title, ...filing }) =>
        filing.case_id === case_id &&
        filing.filed_on >= trigger_date &&
        document_type !== null &&
        meetsDeadline(action, document_type, title),
    );
    if (met) proposed.set(id, met);
  }
  return proposed;
}
