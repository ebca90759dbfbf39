import { useTranslation } from 'react-i18next';
import { chooseFees, type DraftFees } from '#contract/payments';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChooseFeesMutation } from './paymentsApi.ts';

type Props = { draftId: string; fees: DraftFees };

/** The agency that pays no fee, with the statute on which it relies. */
export function ExemptionForm({ draftId, fees }: Props) {
  const { t } = useTranslation();
  const [send] = useChooseFeesMutation();
  const { rules, version } = fees;
  const form = useContractForm(chooseFees, {
    defaults: { agency: fees.agency ?? '', statute: fees.statute ?? rules?.exemption ?? '' },
    toInput: (values) => ({ ...values, id: draftId, choice: 'government' as const, version }),
    send,
    onSent: () => toast.success(t('payments.exemption.saved')),
  });
  return (
    <form {...form.props} className="stack">
      <FormFailure>{form.failure}</FormFailure>
      <div className="form-grid">
        <TextField label={t('payments.exemption.agency')} maxLength={200} {...form.field('agency')} />
        <TextField label={t('payments.exemption.statute')} maxLength={200} {...form.field('statute')} />
      </div>
      {rules?.exemption_confidence === 'uncertain' && (
        <p className="small muted">{t('payments.exemption.uncertain')}</p>
      )}
      <div>
        <Button type="submit" busy={form.isSending}>
          {t('payments.exemption.save')}
        </Button>
      </div>
    </form>
  );
}
