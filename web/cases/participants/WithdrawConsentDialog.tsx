import { useTranslation } from 'react-i18next';
import { type Participant, withdrawConsent } from '#contract/participants';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useWithdrawConsentMutation } from './participantsApi.ts';
import { useParticipantAction } from './useParticipantAction.ts';

type Props = { caseId: string; participant: Participant; onClose: () => void };

/** Records that a consent to e-service was withdrawn. */
export function WithdrawConsentDialog(props: Props) {
  const { t } = useTranslation();
  const { about, onRefused, onSent } = useParticipantAction(props);
  const [send] = useWithdrawConsentMutation();
  const form = useContractForm(withdrawConsent, {
    defaults: { on: '' },
    toInput: (values) => ({ ...about, ...values }),
    send,
    onRefused,
    onSent,
  });
  return (
    <FormDialog
      form={form}
      title={t('participants.withdraw.title', { name: props.participant.full_name })}
      verb={t('participants.withdraw.verb')}
      onClose={props.onClose}
    >
      <TextField label={t('participants.withdraw.on')} type="date" {...form.field('on')} />
    </FormDialog>
  );
}
