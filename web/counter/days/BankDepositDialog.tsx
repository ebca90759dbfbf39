import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CashDay, recordBankDeposit } from '#contract/cashDays';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { amountField, centsOf } from '#web/payments/cents.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRecordBankDepositMutation } from '../counterApi.ts';

type Props = { found: CashDay; onClose: () => void };

/** Records what was taken to the bank; what is not deposited yet is proposed. */
export function BankDepositDialog({ found: { day, bank_due, deposits }, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useRecordBankDepositMutation();
  const request_key = useRef<string>(crypto.randomUUID());
  const left = (of: 'cash_cents' | 'check_cents') =>
    amountField(Math.max(0, bank_due[of] - deposits.reduce((sum, one) => sum + one[of], 0)));
  const form = useContractForm(recordBankDeposit, {
    defaults: { cash_cents: left('cash_cents'), check_cents: left('check_cents'), reference: '', note: '' },
    toInput: ({ reference, note, cash_cents, check_cents }) => ({
      ...{ day, reference, note, request_key: request_key.current },
      ...{ cash_cents: centsOf(cash_cents), check_cents: centsOf(check_cents) },
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('counter.day.record')} verb={t('counter.day.record')} onClose={onClose}>
      <TextField label={t('counter.day.cash')} inputMode="decimal" autoComplete="off" {...form.field('cash_cents')} />
      <TextField
        label={t('counter.day.checks')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('check_cents')}
      />
      <TextField label={t('counter.day.reference')} maxLength={100} autoComplete="off" {...form.field('reference')} />
      <TextField label={t('counter.day.note')} optional maxLength={300} {...form.field('note')} />
    </FormDialog>
  );
}
