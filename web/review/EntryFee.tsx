import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocketProposal } from '#contract/docketProposal';
import { formatAmount } from '#domain/money/formatAmount';
import { useFormat } from '#web/preferences/useFormat.ts';
import { TextField } from '#web/ui/TextField.tsx';
import type { DecisionForm } from './useDecisionForm.ts';

type Props = { form: DecisionForm } & Pick<DocketProposal, 'fees' | 'payment'>;

/** The fees of the schedule that may be due, and what was paid, for the text of the entry. */
export function EntryFee({ form, fees, payment }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {fees.length > 0 && <FeesDue fees={fees} />}
      {payment && <PaidAtCounter receipts={payment.receipts} />}
      <PaidField form={form} name="docket_fee" paid={payment?.fee} maxLength={20} label={t('review.docket.feePaid')} />
      <PaidField
        form={form}
        name="docket_receipt"
        paid={payment?.receipt}
        maxLength={200}
        label={t('review.docket.receipt')}
        hint={t('review.docket.receiptHint')}
      />
    </>
  );
}

function FeesDue({ fees }: Pick<Props, 'fees'>) {
  const { t } = useTranslation();
  return (
    <div className="small">
      <p>{t(fees.length === 1 ? 'review.docket.feeDue' : 'review.docket.feesDue')}</p>
      <ul>
        {fees.map(({ id, description, amount_usd, citation, confidence, caveat }) => (
          <li key={id}>
            {description}:{' '}
            {amount_usd === null ? t('review.docket.feeVaries') : formatAmount(Math.round(amount_usd * 100))} (
            {citation}
            {confidence === 'uncertain' && `; ${t('review.confidence.uncertain')}`}){caveat && ` ${caveat}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The receipts from which the amount and the numbers are. */
function PaidAtCounter({ receipts }: Pick<NonNullable<DocketProposal['payment']>, 'receipts'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className="small">
      {receipts.map(({ number, made_by, made_at }) => (
        <li key={number}>{t('review.docket.fromReceipt', { number, by: made_by, when: format.moment(made_at) })}</li>
      ))}
    </ul>
  );
}

type PaidProps = {
  form: DecisionForm;
  name: 'docket_fee' | 'docket_receipt';
  /** What the counter's receipts state, until the clerk changes it. */
  paid: string | undefined;
  label: string;
  hint?: string;
  maxLength: number;
};

function PaidField({ form, name, paid = '', maxLength, ...labels }: PaidProps) {
  const [typed, setTyped] = useState(form.values[name]);
  // When the field is left: each change fetches the text again.
  const take = () => {
    const text = typed?.trim() ?? paid;
    form.set({ [name]: text === paid ? null : text });
  };
  return (
    <TextField {...labels} optional value={typed ?? paid} onChange={setTyped} onBlur={take} maxLength={maxLength} />
  );
}
