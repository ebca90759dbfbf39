import type { CaseType } from '#domain/courts/choices';
import type { ReceiptMessages } from '#domain/filings/ReceiptMessages';
import type { Texts } from '../../Catalog.ts';

const newCases: Record<CaseType, string> = {
  'Civil Complaint': 'New Civil Complaint Filed',
  'Family Law': 'New Family Law Matter Filed',
  Probate: 'New Probate Matter Filed',
  'Small Claims': 'New Small Claims Case Filed',
  Criminal: 'New Criminal Case Filed',
  Immigration: 'New Immigration Matter Filed',
};

export const receipts: Texts<ReceiptMessages> = {
  'receipt.new_case': ({ case_type }) => newCases[case_type],
  'receipt.response': () => 'Response Submitted',
  'receipt.document': ({ doc_type }) => `${doc_type} Filed`,
  'receipt.unread_document': () => 'Document Filed',
};
