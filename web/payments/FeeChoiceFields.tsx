import { useTranslation } from 'react-i18next';
import type { DraftFees } from '#contract/payments';
import { type FeeChoice, feeChoices } from '#domain/payments/paymentStates';
import { errorText } from '#web/calls/errorText.ts';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { ExemptionForm } from './ExemptionForm.tsx';
import { PayButton } from './PayButton.tsx';
import { PaymentLines } from './PaymentLines.tsx';
import { useChooseFeesMutation } from './paymentsApi.ts';
import { useExemption } from './useExemption.ts';
import { WaiverFields } from './WaiverFields.tsx';

type Props = { draftId: string; fees: DraftFees };

/** Pay now, a fee waiver, a government exemption, or at the court. The choice is saved immediately. */
export function FeeChoiceFields({ draftId, fees }: Props) {
  const { t } = useTranslation();
  const [choose] = useChooseFeesMutation();
  const exemption = useExemption(fees);
  const { options } = fees;
  const offered = feeChoices.filter(
    (choice) => (choice !== 'pay_now' || options.online) && (choice !== 'at_court' || options.at_court),
  );
  const chosen = exemption.isOpen ? 'government' : fees.choice;
  const take = async (choice: FeeChoice) => {
    // An exemption is saved with its agency and statute.
    exemption.show(choice === 'government');
    if (choice === 'government') return;
    const reply = await choose({ id: draftId, choice, version: fees.version });
    if (reply.error) toast.error(errorText(reply.error));
  };
  return (
    <>
      <ChoiceGroup label={t('payments.how')}>
        {offered.map((choice) => (
          <label className="row" key={choice}>
            <input
              type="radio"
              name="fee-choice"
              value={choice}
              checked={chosen === choice}
              onChange={() => void take(choice)}
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
      {chosen === 'government' && <ExemptionForm draftId={draftId} fees={fees} onSaved={() => exemption.show(false)} />}
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
