/**
 * How a person pays at the counter. A fee waiver is recorded like a payment, without money; a deposit account pays with
 * money that the court has.
 */
export const tenderKinds = ['cash', 'card', 'check', 'money_order', 'deposit_account', 'waiver'] as const;
export type TenderKind = (typeof tenderKinds)[number];

/** A fee on a receipt. Amounts are in cents. */
export type ReceiptLine = {
  /** The fee in the list of fees (domain/rules/fees); null for a fee that the clerk described. */
  fee_id: string | null;
  description: string;
  authority: string;
  amount_cents: number;
  /** The charge that it pays; without one, the receipt itself assesses the fee. */
  charge_id?: string | null | undefined;
  /** The deposit account into which it is paid; then it is no fee. */
  deposit_account_id?: string | null | undefined;
};

/** A part of a payment, in cents. */
export type Tender = {
  kind: TenderKind;
  /** The part of the total that it pays. */
  amount_cents: number;
  /** Of cash: what was handed over. */
  tendered_cents: number | null;
  /** The terminal's reference of a card payment, the number of a check, money order, or deposit account, the reason of a waiver. */
  reference: string | null;
  /** Of a check: who drew it. */
  drawer: string | null;
};
