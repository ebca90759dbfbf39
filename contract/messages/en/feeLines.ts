import type { DepositKind } from '#domain/feeAccounts/depositLines';
import type { LineKind, PaymentMeans } from '#domain/feeAccounts/lineKinds';

/** The entries of a fee account, on statements and screens. */
export const lineNames: Record<LineKind, string> = {
  assessed: 'Assessed',
  adjusted_up: 'Raised',
  adjusted_down: 'Lowered',
  waived: 'Waived',
  waiver_reversed: 'Waiver reversed',
  paid: 'Paid',
  payment_reversed: 'Payment reversed',
  refunded: 'Refunded',
};

/** The entries of a deposit account. */
export const depositNames: Record<DepositKind, string> = {
  deposited: 'Deposited',
  deposit_reversed: 'Deposit reversed',
  charged: 'Charged',
  charge_returned: 'Charge returned',
  refunded: 'Refunded',
};

/** By what means something was paid. */
export const meansNames: Record<PaymentMeans, string> = {
  cash: 'cash',
  card: 'card at the counter',
  check: 'check',
  money_order: 'money order',
  online: 'card online',
  deposit_account: 'deposit account',
};
