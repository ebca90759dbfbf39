import type { CaseType } from '#domain/courts/choices';
import { docTypeOf } from '#domain/rules/docTypeOf';

/** What is known of a filing when its receipt is named. */
export type ReceivedFiling = {
  /** What the document is, as it was read; null while it is not read. */
  doc_type: string | null;
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

/** The documents that open a case, and words by which one only refers to another or replaces it. */
const opening = ['complaint', 'petition', 'criminal_complaint', 'indictment_information'];
const refers =
  /\b(?:amended|supplemental)\b|^(?:answer|response|opposition|reply|demurrer|motion|notice|declaration|proof)\b/i;
const longestType = 80;

/** What a list calls the receipt of a filing: by its document type, and as a new case only where it opens one. */
export function nameReceipt({ doc_type, case_type, in_existing_case }: ReceivedFiling): string {
  const type = doc_type?.trim().slice(0, longestType);
  if (!type) return 'Document Filed';
  const kind = docTypeOf(type) ?? '';
  const opensCase = !in_existing_case && opening.includes(kind) && !refers.test(type);
  if (opensCase && case_type && (case_type !== 'Civil Complaint' || kind === 'complaint')) return openings[case_type];
  if (/^response\b/i.test(type)) return 'Response Submitted';
  return `${type} Filed`;
}
