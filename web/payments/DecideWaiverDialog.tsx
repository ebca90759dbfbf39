import { useTranslation } from 'react-i18next';
import { decideWaiver, type FiledFees } from '#contract/payments';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDecideWaiverMutation } from './paymentsApi.ts';

type Props = {
  envelopeId: string;
  waiver: NonNullable<FiledFees['waiver']>;
  decision: 'granted' | 'denied';
  onClose: () => void;
};

/** Records the court’s decision. After a denial, the rule on file proposes the last day to pay. */
export function DecideWaiverDialog({ envelopeId, waiver: { version, proposed_pay_by }, decision, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useDecideWaiverMutation();
  const form = useContractForm(decideWaiver, {
    defaults: { words: '', pay_by: proposed_pay_by ?? '' },
    toInput: ({ words, pay_by }) => ({
      ...{ id: envelopeId, version, decision, words },
      pay_by: decision === 'denied' ? pay_by : null,
    }),
    send: (input) => send(input),
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`payments.waiver.title.${decision}`)}
      verb={t('payments.waiver.record')}
      onClose={onClose}
    >
      <p>{t(`payments.waiver.text.${decision}`)}</p>
      {decision === 'denied' && (
        <TextField type="date" label={t('payments.waiver.lastDay')} {...form.field('pay_by')} />
      )}
      <TextField label={t('payments.waiver.words')} maxLength={1000} optional {...form.field('words')} />
    </FormDialog>
  );
}
