import { useTranslation } from 'react-i18next';
import { openDeposit } from '#contract/deposits';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { centsOf } from '#web/payments/cents.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOpenDepositMutation } from '../counterApi.ts';

/** Opens a deposit account for an attorney or a firm. */
export function OpenDepositDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useOpenDepositMutation();
  const form = useContractForm(openDeposit, {
    defaults: { name: '', owner_email: '', low_cents: '' },
    toInput: ({ name, owner_email, low_cents }) => ({
      ...{ name, owner_email: owner_email.trim() },
      low_cents: low_cents.trim() === '' ? null : centsOf(low_cents),
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('counter.deposits.open')} verb={t('counter.deposits.open')} onClose={onClose}>
      <TextField label={t('counter.deposits.name')} maxLength={200} autoComplete="off" {...form.field('name')} />
      <TextField
        label={t('counter.deposits.email')}
        hint={t('counter.deposits.emailHint')}
        optional
        autoComplete="off"
        {...form.field('owner_email')}
      />
      <TextField
        label={t('counter.deposits.low')}
        hint={t('counter.deposits.lowHint')}
        optional
        inputMode="decimal"
        autoComplete="off"
        {...form.field('low_cents')}
      />
    </FormDialog>
  );
}
