import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type FeeCharge, printRefund, refundFee } from '#contract/feeAccounts';
import { refundedBy } from '#domain/feeAccounts/refundMeans';
import { formatAmount } from '#domain/money/formatAmount';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { printPdf } from '#web/filings/printPdf.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { amountField, centsOf } from '#web/payments/cents.ts';
import { useRefundFeeMutation } from '#web/payments/feeAccountApi.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';

type Props = { charge: FeeCharge; limitCents: number | null; onClose: () => void };

/** Refunds what was paid for a charge, by a means by which that payment can be returned. Its receipt then opens. */
export function RefundDialog({ charge: { id, version, description, refundable }, limitCents, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useRefundFeeMutation();
  const request_key = useRef<string>(crypto.randomUUID());
  const [first] = refundable;
  const form = useContractForm(refundFee, {
    defaults: {
      ...{ paid_by: first!.means, means: refundedBy[first!.means][0]!, amount_cents: amountField(first!.amount_cents) },
      ...{ payee: '', reason: '', authority: '', reference: '', lowers: true },
    },
    toInput: (values) => ({
      ...values,
      ...{ id, version, request_key: request_key.current, amount_cents: centsOf(values.amount_cents) },
    }),
    send,
    onSent: ({ message, refund }) => {
      toast.success(`${message}: ${refund.number}`);
      printPdf(addressOfCall(printRefund, { id: refund.id }), `Refund ${refund.number}.pdf`);
      onClose();
    },
  });
  const chosen = refundable.find(({ means }) => means === form.values.paid_by) ?? first!;
  const choose = (paid_by: string) => {
    const next = refundable.find(({ means }) => means === paid_by) ?? first!;
    form.set({ paid_by: next.means, means: refundedBy[next.means][0]!, amount_cents: amountField(next.amount_cents) });
  };
  return (
    <FormDialog
      form={form}
      title={t('cases.fees.refund.of', { fee: description })}
      verb={t('cases.fees.refund.button')}
      onClose={onClose}
    >
      {limitCents !== null && <Note>{t('cases.fees.refund.limit', { amount: formatAmount(limitCents) })}</Note>}
      <Select
        label={t('cases.fees.refund.paidBy')}
        value={chosen.means}
        onChange={choose}
        options={refundable.map(({ means, amount_cents }) => ({
          value: means,
          label: `${t(`cases.fees.means.${means}`)}, ${formatAmount(amount_cents)}`,
        }))}
      />
      <Select
        label={t('cases.fees.refund.means')}
        value={form.values.means}
        onChange={(value) => form.set({ means: chosen.by.find((one) => one === value) ?? chosen.by[0]! })}
        options={chosen.by.map((value) => ({ value, label: t(`cases.fees.refund.by.${value}`) }))}
      />
      {form.values.means === 'check' && (
        <TextField label={t('cases.fees.refund.check')} maxLength={100} {...form.field('reference')} />
      )}
      <TextField
        label={t('cases.fees.amount')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount_cents')}
      />
      <TextField label={t('cases.fees.refund.payee')} maxLength={300} {...form.field('payee')} />
      <TextField label={t('cases.fees.reason')} maxLength={300} {...form.field('reason')} />
      <TextField label={t('cases.fees.authority')} maxLength={200} {...form.field('authority')} />
      {form.values.means !== 'online' && (
        <Checkbox
          label={t('cases.fees.refund.lowers')}
          checked={form.values.lowers}
          onChange={(lowers) => form.set({ lowers })}
        />
      )}
    </FormDialog>
  );
}
