import type { FeeChoice, WaiverState } from './paymentStates.ts';

/** The one word for the fees of a filed envelope. */
export const feeStatuses = [
  'none',
  'undetermined',
  'authorized',
  'paid',
  'partly_paid',
  'unpaid',
  'at_court',
  'waiver_requested',
  'waived',
  'exempt',
  'released',
  'refunded',
] as const;
export type FeeStatus = (typeof feeStatuses)[number];

type Facts = {
  choice: FeeChoice;
  waiver: WaiverState | null;
  /** Whether the envelope has a fee, and whether the clerk still determines one. */
  costs: boolean;
  is_open: boolean;
  /** What is due or may become due, what was captured and kept, and what is neither paid nor held. */
  total_cents: number;
  paid_cents: number;
  balance_cents: number;
  /** Every filing of the envelope was rejected or withdrawn. */
  ended: boolean;
  refunded: boolean;
  released: boolean;
};

/** The status of the fees of an envelope, for the filer and the clerk alike. */
export function feeStatusOf(facts: Facts): FeeStatus {
  const { choice, waiver, costs, is_open, total_cents, paid_cents, balance_cents, ended, refunded, released } = facts;
  if (!costs) return 'none';
  if (choice === 'government') return 'exempt';
  if (choice === 'waiver' && waiver === 'granted') return 'waived';
  if (choice === 'waiver' && waiver !== 'denied') return 'waiver_requested';
  if (ended) return refunded ? 'refunded' : released ? 'released' : 'none';
  if (is_open) return 'undetermined';
  if (total_cents === 0) return 'none';
  if (balance_cents === 0) return paid_cents >= total_cents ? 'paid' : 'authorized';
  if (balance_cents < total_cents) return 'partly_paid';
  return choice === 'at_court' ? 'at_court' : 'unpaid';
}
