import { useTranslation } from 'react-i18next';
import { consentToService, type Participant, type ParticipantList } from '#contract/participants';
import { consentBases, serviceRules } from '#domain/participants/service';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useConsentToServiceMutation } from './participantsApi.ts';
import { useParticipantAction } from './useParticipantAction.ts';

type Props = { caseId: string; list: ParticipantList; participant: Participant; onClose: () => void };

/** Records a consent to e-service with its address and basis. */
export function ConsentDialog({ list, ...props }: Props) {
  const { t } = useTranslation();
  const { about, onRefused, onSent } = useParticipantAction(props);
  const [send] = useConsentToServiceMutation();
  const form = useContractForm(consentToService, {
    defaults: { email: '', basis: 'consent', given_on: '' },
    toInput: (values) => ({ ...about, ...values }),
    send,
    onRefused,
    onSent,
  });
  const { authority } = serviceRules[list.system];
  return (
    <FormDialog
      form={form}
      title={t('participants.consent.title', { name: props.participant.full_name })}
      verb={t('participants.consent.verb')}
      onClose={props.onClose}
    >
      <TextField label={t('participants.consent.email')} type="email" {...form.field('email')} />
      <Select
        label={t('participants.consent.basis')}
        {...form.field('basis')}
        options={consentBases.map((value) => ({ value, label: t(`participants.consentBasis.${value}`) }))}
      />
      <TextField label={t('participants.consent.given_on')} type="date" {...form.field('given_on')} />
      <Note>{t('participants.service.rule', { authority })}</Note>
    </FormDialog>
  );
}
