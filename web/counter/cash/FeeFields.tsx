import { useTranslation } from 'react-i18next';
import type { FeeShown } from '#contract/courtdocRequirements';
import { amountField } from '#web/payments/cents.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type FeeValues, noFee, type PaymentForm } from './usePayment.ts';

type Props = { form: PaymentForm; fees: FeeShown[] };

/** The fees of a payment, from the list of fees or described by the clerk, each with its authority. */
export function FeeFields({ form, fees }: Props) {
  const { t } = useTranslation();
  const { lines } = form.values;
  const put = (at: number, change: Partial<FeeValues>) =>
    form.set({ lines: lines.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  const remove = (at: number) => form.set({ lines: lines.filter((_one, index) => index !== at) });
  return (
    <fieldset className="stack">
      <legend>{t('counter.payment.fees')}</legend>
      <Note>{t('counter.payment.schedule')}</Note>
      {form.problems.lines && (
        <p className="msg" role="alert">
          {form.problems.lines}
        </p>
      )}
      {lines.map((line, index) => (
        <FeeField
          // biome-ignore lint/suspicious/noArrayIndexKey: a fee is known by its place
          key={index}
          line={line}
          fees={fees}
          onChange={(change) => put(index, change)}
          onRemove={lines.length > 1 ? () => remove(index) : null}
          number={index + 1}
        />
      ))}
      <div>
        <Button dense onClick={() => form.set({ lines: [...lines, noFee] })}>
          {t('counter.payment.addFee')}
        </Button>
      </div>
    </fieldset>
  );
}

type FieldProps = {
  line: FeeValues;
  fees: FeeShown[];
  number: number;
  onChange: (change: Partial<FeeValues>) => void;
  onRemove: (() => void) | null;
};
const other = 'other';

function FeeField({ line, fees, number, onChange, onRemove }: FieldProps) {
  const { t } = useTranslation();
  const chosen = fees.find(({ id }) => id === line.fee_id);
  // A charge of an account, or a deposit: only the amount is entered.
  const isKnown = line.charge_id !== '' || line.deposit_account_id !== '';
  const choose = (id: string) => {
    const fee = fees.find((one) => one.id === id);
    if (!fee) return onChange(noFee);
    const amount = fee.amount_usd === null ? '' : amountField(Math.round(fee.amount_usd * 100));
    onChange({ fee_id: fee.id, description: fee.description, authority: fee.citation, amount });
  };
  const text = (name: 'description' | 'authority' | 'amount') => ({
    value: line[name],
    autoComplete: 'off',
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className="stack">
      {isKnown && (
        <p>
          {line.description} <span className="muted">{line.authority}</span>
        </p>
      )}
      {!isKnown && (
        <Select
          label={t('counter.payment.fee')}
          value={chosen ? chosen.id : other}
          onChange={choose}
          options={[
            { value: other, label: t('counter.payment.otherFee') },
            ...fees.map(({ id, description }) => ({ value: id, label: description })),
          ]}
        />
      )}
      {!chosen && !isKnown && (
        <div className="form-grid">
          <TextField label={t('counter.payment.description')} maxLength={200} {...text('description')} />
          <TextField label={t('counter.payment.authority')} maxLength={200} {...text('authority')} />
        </div>
      )}
      <TextField label={t('counter.payment.amount')} inputMode="decimal" {...text('amount')} />
      {chosen && !isKnown && <FeeSource fee={chosen} />}
      {onRemove && (
        <div>
          <Button dense kind="quiet" onClick={onRemove}>
            {t('counter.payment.removeFee', { number })}
          </Button>
        </div>
      )}
    </div>
  );
}

function FeeSource({ fee: { citation, as_of, checked_on, confidence, caveat } }: { fee: FeeShown }) {
  const { t } = useTranslation();
  return (
    <p className="muted small">
      {t('counter.payment.asOf', { citation, day: as_of ?? checked_on })} {caveat}
      {confidence === 'uncertain' && ` ${t('counter.payment.uncertain')}`}
    </p>
  );
}
