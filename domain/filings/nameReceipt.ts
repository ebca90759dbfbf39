import type { CaseType } from '#domain/courts/choices';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { MessageOf } from '#domain/messages/Message';
import type { ReceiptMessages } from './ReceiptMessages.ts';

/** The data of a filing from which its receipt is named. */
export type ReceivedFiling = {
  /** What the document is, as it was read; null while it is not read. */
  doc_type: string | null;
  document_type: DocumentTypeId | null;
  case_type: CaseType | null;
  /** Whether it is filed in an existing case. */
  in_existing_case: boolean;
};

const longestType = 80;

/** What a list calls the receipt of a filing: by its document type, and as a new case only where it opens one. */
export function nameReceipt(filing: ReceivedFiling): MessageOf<ReceiptMessages> {
  const { document_type, case_type, in_existing_case } = filing;
  const doc_type = filing.doc_type?.trim().slice(0, longestType);
  if (!doc_type) return { code: 'receipt.unread_document', values: {} };
  const named = { code: 'receipt.document', values: { doc_type } } as const;
  if (document_type === null) return named;
  const { opensCase, family } = documentType(document_type);
  if (opensCase && !in_existing_case && case_type && (case_type !== 'Civil Complaint' || family === 'complaint'))
    return { code: 'receipt.new_case', values: { case_type } };
  return family === 'response' && document_type === 'opposition' ? { code: 'receipt.response', values: {} } : named;
}
