import { useTranslation } from 'react-i18next';
import { changeFee, type FiledFees } from '#contract/payments';
import { formatAmount } from '#domain/money/formatAmount';
import { parseAmount } from '#domain/money/parseAmount';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangeFeeMutation } from './paymentsApi.ts';

type Props = { item: FiledFees['items'][number]; version: number; onClose: () => void };

/** Determines or changes the amount of one fee, with the reason. */
export function ChangeFeeDialog({ item, version, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useChangeFeeMutation();
  const { id, amount_cents, description, computed_cents } = item;
  const form = useContractForm(changeFee, {
    defaults: { amount_cents: amount_cents === null ? '' : formatAmount(amount_cents).slice(1), reason: '' },
    toInput: ({ amount_cents: typed, reason }) => ({
      id,
      version,
      reason,
      amount_cents: parseAmount(typed) ?? Number.NaN,
    }),
    send: (input) => send(input),
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('payments.change.title', { fee: description })}
      verb={t('payments.change.save')}
      onClose={onClose}
    >
      <p>{t('payments.change.text')}</p>
      {computed_cents !== null && (
        <p className="muted">{t('payments.change.computed', { amount: formatAmount(computed_cents) })}</p>
      )}
      <TextField label={t('payments.column.amount')} inputMode="decimal" {...form.field('amount_cents')} />
      <TextField label={t('payments.change.reason')} maxLength={300} {...form.field('reason')} />
    </FormDialog>
  );
}
