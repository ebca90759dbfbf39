import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type DepositAccount, refundDeposit } from '#contract/deposits';
import { printRefund } from '#contract/feeAccounts';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { printPdf } from '#web/filings/printPdf.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { amountField, centsOf } from '#web/payments/cents.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRefundDepositMutation } from '../counterApi.ts';

type Props = { account: DepositAccount; onClose: () => void };
const ways = ['cash', 'check'] as const;

/** Refunds a part of a deposit account, or the rest with its close. */
export function RefundDepositDialog({ account: { id, version, name, balance_cents }, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useRefundDepositMutation();
  const request_key = useRef<string>(crypto.randomUUID());
  const form = useContractForm(refundDeposit, {
    defaults: {
      ...{ means: 'check' as (typeof ways)[number], amount_cents: amountField(balance_cents), payee: name },
      ...{ reason: '', reference: '', closes: balance_cents === 0 },
    },
    toInput: (values) => ({
      ...{ ...values, id, version, request_key: request_key.current },
      amount_cents: centsOf(values.amount_cents),
    }),
    send,
    onSent: ({ message, refund }) => {
      toast.success(message);
      if (refund) printPdf(addressOfCall(printRefund, { id: refund.id }), `Refund ${refund.number}.pdf`);
      onClose();
    },
  });
  const title = t(balance_cents > 0 ? 'counter.deposits.refund' : 'counter.deposits.close');
  return (
    <FormDialog form={form} title={title} verb={title} onClose={onClose}>
      <TextField
        label={t('counter.payment.amount')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount_cents')}
      />
      <Select
        label={t('cases.fees.refund.means')}
        value={form.values.means}
        onChange={(value) => form.set({ means: ways.find((one) => one === value) ?? 'check' })}
        options={ways.map((value) => ({ value, label: t(`cases.fees.refund.by.${value}`) }))}
      />
      {form.values.means === 'check' && balance_cents > 0 && (
        <TextField
          label={t('cases.fees.refund.check')}
          maxLength={100}
          autoComplete="off"
          {...form.field('reference')}
        />
      )}
      <TextField label={t('cases.fees.refund.payee')} maxLength={300} {...form.field('payee')} />
      <TextField label={t('cases.fees.reason')} maxLength={300} {...form.field('reason')} />
      <Checkbox
        label={t('counter.deposits.closes')}
        checked={form.values.closes}
        onChange={(closes) => form.set({ closes })}
      />
    </FormDialog>
  );
}
