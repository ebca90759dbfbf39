import type { CaseType } from '#domain/courts/choices';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/** What is known of a filing when its receipt is named. */
export type ReceivedFiling = {
  /** What the document is, as it was read; null while it is not read. */
  doc_type: string | null;
  document_type: DocumentTypeId | null;
  case_type: CaseType | null;
  /** Whether it is filed in a case that existed before. */
  in_existing_case: boolean;
};

const openings: Record<CaseType, string> = {
  'Civil Complaint': 'New Civil Complaint Filed',
  'Family Law': 'New Family Law Matter Filed',
  Probate: 'New Probate Matter Filed',
  'Small Claims': 'New Small Claims Case Filed',
  Criminal: 'New Criminal Case Filed',
  Immigration: 'New Immigration Matter Filed',
};

const longestType = 80;

/** What a list calls the receipt of a filing: by its document type, and as a new case only where it opens one. */
export function nameReceipt({ doc_type, document_type, case_type, in_existing_case }: ReceivedFiling): string {
  const words = doc_type?.trim().slice(0, longestType);
  if (!words || document_type === null) return words ? `${words} Filed` : 'Document Filed';
  const { opensCase, family } = documentType(document_type);
  if (opensCase && !in_existing_case && case_type && (case_type !== 'Civil Complaint' || family === 'complaint'))
    return openings[case_type];
  return family === 'response' && document_type === 'opposition' ? 'Response Submitted' : `${words} Filed`;
}
