import { useTranslation } from 'react-i18next';
import { type FeeCharge, waiveFee } from '#contract/feeAccounts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { amountField, centsOf } from '#web/payments/cents.ts';
import { useWaiveFeeMutation } from '#web/payments/feeAccountApi.ts';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { whenDone } from '../life/whenDone.ts';

type Props = { charge: FeeCharge; onClose: () => void };

/** Waives what is due of a charge under an order of the court. */
export function WaiveDialog({ charge: { id, version, description, due_cents }, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useWaiveFeeMutation();
  const form = useContractForm(waiveFee, {
    defaults: { amount_cents: amountField(due_cents), reason: '', authority: '' },
    toInput: (values) => ({ ...values, id, version, amount_cents: centsOf(values.amount_cents) }),
    send,
    onSent: whenDone(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.fees.waive.of', { fee: description })}
      verb={t('cases.fees.waive.button')}
      onClose={onClose}
    >
      <Note>{t('cases.fees.waive.text')}</Note>
      <TextField
        label={t('cases.fees.amount')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount_cents')}
      />
      <TextField label={t('cases.fees.waive.order')} maxLength={300} {...form.field('reason')} />
      <TextField label={t('cases.fees.authority')} maxLength={200} {...form.field('authority')} />
    </FormDialog>
  );
}
