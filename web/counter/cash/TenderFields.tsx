import { useTranslation } from 'react-i18next';
import { tenderKinds } from '#domain/counter/tenders';
import { amountField } from '#web/payments/cents.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { changeOf, noTender, type PaymentForm, type TenderValues, totalOf } from './usePayment.ts';

/** The payments: cash with change, card, check, money order, or a fee waiver. */
export function TenderFields({ form }: { form: PaymentForm }) {
  const { t } = useTranslation();
  const { tenders } = form.values;
  const put = (at: number, change: Partial<TenderValues>) =>
    form.set({ tenders: tenders.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  const remove = (at: number) => form.set({ tenders: tenders.filter((_one, index) => index !== at) });
  return (
    <fieldset className="stack">
      <legend>{t('counter.payment.payments')}</legend>
      {tenders.map((tender, index) => (
        <TenderField
          // biome-ignore lint/suspicious/noArrayIndexKey: a payment is known by its place
          key={index}
          form={form}
          tender={tender}
          number={index + 1}
          onChange={(change) => put(index, change)}
          onRemove={tenders.length > 1 ? () => remove(index) : null}
        />
      ))}
      {form.problems.tenders && (
        <p className="msg" role="alert">
          {form.problems.tenders}
        </p>
      )}
      <div>
        <Button dense onClick={() => form.set({ tenders: [...tenders, noTender] })}>
          {t('counter.payment.addPayment')}
        </Button>
      </div>
    </fieldset>
  );
}

type Props = {
  form: PaymentForm;
  tender: TenderValues;
  number: number;
  onChange: (change: Partial<TenderValues>) => void;
  onRemove: (() => void) | null;
};

function TenderField({ form, tender, number, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  const isOnly = form.values.tenders.length === 1;
  const change = changeOf(tender, form.values);
  const text = (name: 'amount' | 'tendered' | 'reference' | 'drawer') => ({
    value: tender[name],
    autoComplete: 'off',
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className="stack">
      <div className="form-grid">
        <Select
          label={t('counter.payment.kind')}
          value={tender.kind}
          onChange={(kind) => onChange({ kind: tenderKinds.find((one) => one === kind) ?? 'cash', reference: '' })}
          options={tenderKinds.map((value) => ({ value, label: t(`counter.cash.tender.${value}`) }))}
        />
        <TextField
          label={t('counter.payment.part')}
          inputMode="decimal"
          optional={isOnly}
          placeholder={isOnly ? amountField(totalOf(form.values)) : undefined}
          {...text('amount')}
        />
        {tender.kind === 'cash' ? (
          <TextField label={t('counter.payment.tendered')} inputMode="decimal" {...text('tendered')} />
        ) : (
          <TextField
            label={t(`counter.payment.reference.${tender.kind}`)}
            hint={tender.kind === 'card' ? t('counter.payment.cardHint') : undefined}
            maxLength={100}
            {...text('reference')}
          />
        )}
        {tender.kind === 'check' && (
          <TextField label={t('counter.payment.drawer')} maxLength={200} {...text('drawer')} />
        )}
      </div>
      {change !== null && (
        <p className="strong" aria-live="polite">
          {t('counter.payment.change')}: ${change}
        </p>
      )}
      {onRemove && (
        <div>
          <Button dense kind="quiet" onClick={onRemove}>
            {t('counter.payment.removePayment', { number })}
          </Button>
        </div>
      )}
    </div>
  );
}
