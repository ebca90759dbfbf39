import { useTranslation } from 'react-i18next';
import { adjustFee, type FeeCharge } from '#contract/feeAccounts';
import { formatAmount } from '#domain/money/formatAmount';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { centsOf } from '#web/payments/cents.ts';
import { useAdjustFeeMutation } from '#web/payments/feeAccountApi.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { whenDone } from '../life/whenDone.ts';

type Props = { charge: FeeCharge; onClose: () => void };

/** Raises or lowers a charge, with the reason and the authority. */
export function AdjustDialog({ charge: { id, version, description, due_cents }, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useAdjustFeeMutation();
  const form = useContractForm(adjustFee, {
    defaults: { direction: 'down', amount_cents: '', reason: '', authority: '' },
    toInput: (values) => ({ ...values, id, version, amount_cents: centsOf(values.amount_cents) }),
    send,
    onSent: whenDone(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.fees.adjust.of', { fee: description })}
      verb={t('cases.fees.adjust.button')}
      onClose={onClose}
    >
      <p>{t('cases.fees.adjust.text', { amount: formatAmount(due_cents) })}</p>
      <Select
        label={t('cases.fees.adjust.direction')}
        {...form.field('direction')}
        options={(['down', 'up'] as const).map((value) => ({ value, label: t(`cases.fees.adjust.${value}`) }))}
      />
      <TextField
        label={t('cases.fees.amount')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount_cents')}
      />
      <TextField label={t('cases.fees.reason')} maxLength={300} {...form.field('reason')} />
      <TextField label={t('cases.fees.authority')} maxLength={200} {...form.field('authority')} />
    </FormDialog>
  );
}
