import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocketProposal } from '#contract/docketProposal';
import { formatAmount } from '#domain/money/formatAmount';
import { TextField } from '#web/ui/TextField.tsx';
import type { DecisionForm } from './useDecisionForm.ts';

type Props = { form: DecisionForm; fees: DocketProposal['fees'] };

/** The fees of the schedule that may be due, and what was paid, for the text of the entry. */
export function EntryFee({ form, fees }: Props) {
  const { t } = useTranslation();
  const [fee, setFee] = useState(form.values.docket_fee);
  const [receipt, setReceipt] = useState(form.values.docket_receipt);
  // When the field is left: each change fetches the text again.
  const take = () => form.set({ docket_fee: fee.trim(), docket_receipt: receipt.trim() });
  return (
    <>
      {fees.length > 0 && (
        <div className="small">
          <p>{t(fees.length === 1 ? 'review.docket.feeDue' : 'review.docket.feesDue')}</p>
          <ul>
            {fees.map(({ id, description, amount_usd, citation, confidence, caveat }) => (
              <li key={id}>
                {description}: {amount_usd === null ? t('review.docket.feeVaries') : formatAmount(amount_usd * 100)} (
                {citation}
                {confidence === 'uncertain' && `; ${t('review.confidence.uncertain')}`}){caveat && ` ${caveat}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextField
        label={t('review.docket.feePaid')}
        optional
        value={fee}
        onChange={setFee}
        onBlur={take}
        maxLength={20}
      />
      <TextField
        label={t('review.docket.receipt')}
        hint={t('review.docket.receiptHint')}
        optional
        value={receipt}
        onChange={setReceipt}
        onBlur={take}
        maxLength={40}
      />
    </>
  );
}
