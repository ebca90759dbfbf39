import type { BatchSource } from '#domain/counter/batchStates';
import type { PaperChannel } from '#domain/filings/intakeChannels';

/** What the record says of documents on paper and of payments. Amounts are in cents. */
export type CounterActivities = {
  paper_taken_in: { document: string; channel: PaperChannel; filer: string; received_at: string };
  /** `returned` is null if the returned document was submitted again. */
  paper_correction_taken_in: {
    document: string;
    returned: string | null;
    differs: boolean;
    channel: PaperChannel;
    received_at: string;
    postmarked_on: string | null;
  };
  drawer_opened: { starting_cash_cents: number };
  drawer_closed: { expected_cash_cents: number; counted_cash_cents: number; note: string | null };
  receipt_made: { number: string; total_cents: number };
  receipt_voided: { number: string; total_cents: number; reason: string };
  fee_assessed: { fee: string; amount_cents: number; authority: string };
  fee_adjusted: { fee: string; amount_cents: number; direction: 'up' | 'down'; reason: string; authority: string };
  fee_waived: { fee: string; amount_cents: number; reason: string; authority: string };
  fee_refunded: { number: string; fee: string; amount_cents: number; payee: string; reason: string };
  deposit_account_opened: { number: number; name: string };
  deposit_refunded: { number: number; name: string; amount_cents: number; closed: boolean };
  bank_deposit_recorded: { day: string; cash_cents: number; check_cents: number; reference: string };
  day_difference_settled: { day: string; difference_cents: number; note: string };
  separator_sheet_made: { filer: string };
  batch_received: { file: string; source: BatchSource; filings: number; problems: number };
  batch_filed: { file: string; filed: number; failed: number };
  batch_discarded: { file: string };
};
