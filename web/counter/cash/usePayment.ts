import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { makeReceipt, type Receipt } from '#contract/cashiering';
import type { Intake } from '#contract/counter';
import type { FeeAccount } from '#contract/feeAccounts';
import type { TenderKind } from '#domain/counter/tenders';
import { useContractForm } from '#web/forms/useContractForm.ts';
import type { Problems } from '#web/forms/useForm.ts';
import { amountField, centsOf, sumOf } from '#web/payments/cents.ts';
import { useMakeReceiptMutation } from '../counterApi.ts';

/** A fee as typed. */
export type FeeValues = {
  fee_id: string;
  description: string;
  authority: string;
  amount: string;
  /** The charge of an account that it pays; empty for a fee that the receipt assesses. */
  charge_id: string;
  /** The deposit account into which it is paid; empty for a fee. */
  deposit_account_id: string;
};
/** A payment as typed. An empty amount of the only payment is the total. */
export type TenderValues = { kind: TenderKind; amount: string; tendered: string; reference: string; drawer: string };
export type PaymentValues = { payer: string; case_number: string; lines: FeeValues[]; tenders: TenderValues[] };

export const noFee: FeeValues = {
  fee_id: '',
  description: '',
  authority: '',
  amount: '',
  charge_id: '',
  deposit_account_id: '',
};

/** What is due in an account, as the fees of a payment. */
const dueOf = ({ charges }: FeeAccount): FeeValues[] =>
  charges
    .filter(({ due_cents }) => due_cents > 0)
    .map(({ id, fee_id, description, authority, due_cents }) => ({
      ...{ ...noFee, fee_id: fee_id ?? '', description, authority, amount: amountField(due_cents), charge_id: id },
    }));
export const noTender: TenderValues = { kind: 'cash', amount: '', tendered: '', reference: '', drawer: '' };

/** What a payment begins with: the payer and the fees. */
export type InitialPayment = { payer: string; lines: FeeValues[] };
type Paying = {
  intake: Intake | null;
  account?: FeeAccount | null;
  initial?: InitialPayment | null;
  onPaid: (receipt: Receipt) => void;
};

/** The form of a payment. The same payment sent again after a lost response is taken once. */
export function usePayment({ intake, account = null, initial = null, onPaid }: Paying) {
  const { t } = useTranslation();
  const [send] = useMakeReceiptMutation();
  const request_key = useRef<string>(crypto.randomUUID());
  const defaults: PaymentValues = {
    payer: intake?.filer.name ?? initial?.payer ?? '',
    case_number: intake?.case_number ?? account?.case_number ?? '',
    lines: initial?.lines ?? (account ? dueOf(account) : [noFee]),
    tenders: [noTender],
  };
  return useContractForm(makeReceipt, {
    defaults,
    check: (values): Problems<PaymentValues> => {
      const hasAmounts = !values.lines.some(({ amount }) => Number.isNaN(centsOf(amount)));
      const isPaid = tendersOf(values).every((one) => one.amount_cents >= 0 && !Number.isNaN(one.tendered_cents));
      return {
        ...(!hasAmounts && { lines: t('counter.payment.amountProblem') }),
        ...(hasAmounts && !isPaid && { tenders: t('counter.payment.amountProblem') }),
      };
    },
    toInput: (values) => ({
      ...{ payer: values.payer, envelope_id: intake?.envelope_id ?? null, request_key: request_key.current },
      case_number: values.case_number.trim() || null,
      lines: values.lines.map(({ fee_id, description, authority, amount, charge_id, deposit_account_id }) => ({
        ...{ fee_id: fee_id || null, description, authority, charge_id: charge_id || null },
        deposit_account_id: deposit_account_id || null,
        amount_cents: centsOf(amount),
      })),
      tenders: tendersOf(values),
    }),
    send: (input) => send(input),
    onSent: ({ receipt }) => onPaid(receipt),
  });
}
export type PaymentForm = ReturnType<typeof usePayment>;

export const totalOf = ({ lines }: PaymentValues): number => sumOf(lines.map(({ amount }) => amount));

/** What a payment pays: the typed amount, or of the only payment the total. */
export function paidBy(tender: TenderValues, values: PaymentValues): number {
  return tender.amount === '' && values.tenders.length === 1 ? totalOf(values) : centsOf(tender.amount);
}

/** The change of a payment in cash; null until enough cash is typed. */
export function changeOf(tender: TenderValues, values: PaymentValues): string | null {
  const change = centsOf(tender.tendered) - paidBy(tender, values);
  return tender.kind === 'cash' && change >= 0 ? amountField(change) : null;
}

function tendersOf(values: PaymentValues) {
  return values.tenders.map((tender) => {
    const isCash = tender.kind === 'cash';
    return {
      kind: tender.kind,
      amount_cents: paidBy(tender, values),
      tendered_cents: isCash ? centsOf(tender.tendered) : null,
      reference: isCash ? null : tender.reference.trim() || null,
      drawer: tender.kind === 'check' ? tender.drawer.trim() || null : null,
    };
  });
}
