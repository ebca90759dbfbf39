import { useTranslation } from 'react-i18next';
import { openDrawer } from '#contract/cashiering';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { centsOf } from '#web/payments/cents.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOpenDrawerMutation } from '../counterApi.ts';

/** Opens the clerk's drawer with its starting cash. */
export function OpenDrawer() {
  const { t } = useTranslation();
  const [open] = useOpenDrawerMutation();
  const form = useContractForm(openDrawer, {
    defaults: { starting_cash_cents: '' },
    check: ({ starting_cash_cents }) =>
      Number.isNaN(centsOf(starting_cash_cents)) ? { starting_cash_cents: t('counter.payment.amountProblem') } : {},
    toInput: ({ starting_cash_cents }) => ({ starting_cash_cents: centsOf(starting_cash_cents) }),
    send: (input) => open(input),
    onSent: ({ message }) => void toast.success(message),
  });
  return (
    <Panel title={t('counter.cash.closed')}>
      <form className="stack" {...form.props} aria-label={t('counter.cash.open')}>
        <FormFailure>{form.failure}</FormFailure>
        <p>{t('counter.cash.closedText')}</p>
        <TextField
          label={t('counter.cash.startingCash')}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('starting_cash_cents')}
        />
        <div>
          <Button type="submit" kind="primary" busy={form.isSending}>
            {t('counter.cash.open')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
