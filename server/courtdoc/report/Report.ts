import type { CheckResult, DocumentLedger } from '#contract/checks';

/** The contents of a printed or exported report: the newest check of a submission and its citation ledger. */
export type Report = {
  court: string;
  document_name: string;
  /** The filing's case number; null for documents that were not filed. */
  case_number: string | null;
  /** When the court received it; null for documents that were not filed. ISO moment. */
  received_at: string | null;
  made_at: string;
  /** The court's time zone, for printed dates and times. IANA name. */
  time_zone: string;
  check: CheckResult;
  ledgers: DocumentLedger[];
};
