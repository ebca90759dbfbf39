import type { CaseType } from '#domain/courts/choices';
import type { NoValues } from '#domain/messages/NoValues';

/** What the receipt of a filing is called in lists, once the document was read. */
export type ReceiptMessages = {
  'receipt.new_case': { case_type: CaseType };
  'receipt.response': NoValues;
  /** `doc_type` is what the document calls itself. */
  'receipt.document': { doc_type: string };
  'receipt.unread_document': NoValues;
};
