import type { CheckResult, DocumentLedger } from '#contract/checks';

/** What a printed or exported report says: the newest check of a submission and the ledger of what it cites. */
export type Report = {
  court: string;
  document_name: string;
  /** Of the filing; null for documents that were not filed. */
  case_number: string | null;
  /** When the court received it; null for documents that were not filed. ISO moment. */
  received_at: string | null;
  made_at: string;
  /** Of the court, for the days and times in print. IANA name. */
  time_zone: string;
  check: CheckResult;
  ledgers: DocumentLedger[];
};
