import { useTranslation } from 'react-i18next';
import { closeDrawer, type Drawer } from '#contract/cashiering';
import { formatAmount } from '#domain/money/formatAmount';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { centsOf } from '#web/payments/cents.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCloseDrawerMutation } from '../counterApi.ts';
import { Difference } from './Difference.tsx';

/** Closes the drawer with the count. A difference is shown before it is recorded. */
export function CloseDrawerDialog({ drawer, onClose }: { drawer: Drawer; onClose: () => void }) {
  const { t } = useTranslation();
  const [send] = useCloseDrawerMutation();
  const form = useContractForm(closeDrawer, {
    defaults: { counted_cash_cents: '', note: '' },
    check: ({ counted_cash_cents }) =>
      Number.isNaN(centsOf(counted_cash_cents)) ? { counted_cash_cents: t('counter.payment.amountProblem') } : {},
    toInput: ({ counted_cash_cents, note }) => ({
      ...{ id: drawer.id, version: drawer.version, note },
      counted_cash_cents: centsOf(counted_cash_cents),
    }),
    send: (input) => send(input),
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const counted = centsOf(form.values.counted_cash_cents);
  const { expected_cash_cents: expected } = drawer.totals;
  return (
    <FormDialog form={form} title={t('counter.cash.closeTitle')} verb={t('counter.cash.close')} onClose={onClose}>
      <p>
        {t('counter.cash.expected')}: {formatAmount(expected)}
      </p>
      <TextField
        label={t('counter.cash.counted')}
        hint={t('counter.cash.countedHint')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('counted_cash_cents')}
      />
      <div aria-live="polite">{!Number.isNaN(counted) && <Difference counted={counted} expected={expected} />}</div>
      <TextField
        label={t('counter.cash.note')}
        hint={t('counter.cash.noteHint')}
        optional
        maxLength={500}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
