import { useTranslation } from 'react-i18next';
import type { DraftFees } from '#contract/payments';
import { feeChoices } from '#domain/payments/paymentStates';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { Note } from '#web/ui/Note.tsx';
import { ExemptionForm } from './ExemptionForm.tsx';
import { PayButton } from './PayButton.tsx';
import { PaymentLines } from './PaymentLines.tsx';
import { useFeeChoice } from './useFeeChoice.ts';
import { WaiverFields } from './WaiverFields.tsx';

type Props = { draftId: string; fees: DraftFees };

/** Pay now, a fee waiver, a government exemption, or at the court. The choice is saved immediately. */
export function FeeChoiceFields({ draftId, fees }: Props) {
  const { t } = useTranslation();
  const { chosen, choose } = useFeeChoice(draftId, fees);
  const { options } = fees;
  const offered = feeChoices.filter(
    (choice) => (choice !== 'pay_now' || options.online) && (choice !== 'at_court' || options.at_court),
  );
  return (
    <>
      <ChoiceGroup label={t('payments.how')}>
        {offered.map((choice) => (
          <label className="row" key={choice}>
            <input
              type="radio"
              name={`fee-choice-${draftId}`}
              value={choice}
              checked={chosen === choice}
              onChange={() => void choose(choice)}
            />
            <span>{t(`payments.choice.${choice}`)}</span>
          </label>
        ))}
      </ChoiceGroup>
      {!options.online && <p className="small muted">{t('payments.off')}</p>}
      {chosen === null && (
        <p className="small muted">{t(options.at_court ? 'payments.notChosen' : 'payments.mustChoose')}</p>
      )}
      {chosen === 'pay_now' && <PayNow draftId={draftId} fees={fees} />}
      {chosen === 'waiver' && <WaiverFields draftId={draftId} fees={fees} />}
      {chosen === 'government' && <ExemptionForm draftId={draftId} fees={fees} />}
    </>
  );
}

function PayNow({ draftId, fees }: Props) {
  const { t } = useTranslation();
  const { payments, to_pay_cents, total_cents, options } = fees;
  if (total_cents === 0) return <Note>{t('payments.payLater')}</Note>;
  return (
    <>
      <PaymentLines payments={payments.filter(({ state }) => state !== 'expired').slice(0, 3)} />
      <PayButton envelopeId={draftId} cents={to_pay_cents} payments={payments} options={options} />
      <p className="small muted">{t('payments.authorizeNow')}</p>
    </>
  );
}
