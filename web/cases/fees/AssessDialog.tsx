import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { assessFee } from '#contract/feeAccounts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { amountField, centsOf } from '#web/payments/cents.ts';
import { useAssessFeeMutation, useReadCounterOptionsQuery } from '#web/payments/feeAccountApi.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { whenDone } from '../life/whenDone.ts';

type Props = { caseId: string; onClose: () => void };
const other = 'other';

/** Assesses a fee from the list of fees, or one that the clerk describes, with its authority. */
export function AssessDialog({ caseId, onClose }: Props) {
  const { t } = useTranslation();
  const { data } = useReadCounterOptionsQuery({});
  const fees = data?.fees ?? [];
  const [send] = useAssessFeeMutation();
  const request_key = useRef<string>(crypto.randomUUID());
  const form = useContractForm(assessFee, {
    defaults: { fee_id: other, description: '', authority: '', amount_cents: '', reason: '' },
    toInput: ({ fee_id, amount_cents, ...values }) => ({
      ...values,
      ...{ id: caseId, request_key: request_key.current, fee_id: fee_id === other ? null : fee_id },
      amount_cents: centsOf(amount_cents),
    }),
    send,
    onSent: whenDone(onClose),
  });
  const choose = (id: string) => {
    const fee = fees.find((one) => one.id === id);
    if (!fee) return form.set({ fee_id: other, description: '', authority: '' });
    const amount = fee.amount_usd === null ? '' : amountField(Math.round(fee.amount_usd * 100));
    form.set({ fee_id: id, description: fee.description, authority: fee.citation, amount_cents: amount });
  };
  return (
    <FormDialog form={form} title={t('cases.fees.assess')} verb={t('cases.fees.assess')} onClose={onClose}>
      <Note>{t('counter.payment.schedule')}</Note>
      <Select
        label={t('counter.payment.fee')}
        value={form.values.fee_id}
        onChange={choose}
        options={[
          { value: other, label: t('counter.payment.otherFee') },
          ...fees.map(({ id, description }) => ({ value: id, label: description })),
        ]}
      />
      {form.values.fee_id === other && (
        <TextField label={t('counter.payment.description')} maxLength={200} {...form.field('description')} />
      )}
      <TextField label={t('counter.payment.authority')} maxLength={200} {...form.field('authority')} />
      <TextField
        label={t('cases.fees.amount')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount_cents')}
      />
      <TextField label={t('cases.fees.note')} optional maxLength={300} {...form.field('reason')} />
    </FormDialog>
  );
}
