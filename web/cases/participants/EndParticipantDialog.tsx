import { useTranslation } from 'react-i18next';
import { endParticipant, type Participant } from '#contract/participants';
import { partyEndings } from '#domain/participants/endings';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useEndParticipantMutation } from './participantsApi.ts';
import { useParticipantAction } from './useParticipantAction.ts';

type Props = { caseId: string; participant: Participant; onClose: () => void };

/** Ends a participation; the participant stays in the history of the case. */
export function EndParticipantDialog(props: Props) {
  const { t } = useTranslation();
  const { about, onRefused, onSent } = useParticipantAction(props);
  const [send] = useEndParticipantMutation();
  const form = useContractForm(endParticipant, {
    defaults: { kind: '', on: '', reason: '' },
    toInput: ({ kind, ...values }) => ({ ...about, ...values, kind: kind || undefined }),
    send,
    onRefused,
    onSent,
  });
  return (
    <FormDialog
      form={form}
      title={t('participants.end.title', { name: props.participant.full_name })}
      verb={t('participants.end.verb')}
      onClose={props.onClose}
    >
      <Select
        label={t('participants.end.kind')}
        {...form.field('kind')}
        placeholder={t('participants.end.choose')}
        options={partyEndings.map((value) => ({ value, label: t(`participants.endingName.${value}`) }))}
      />
      <TextField label={t('participants.end.on')} type="date" {...form.field('on')} />
      <TextArea label={t('participants.end.reason')} hint={t('participants.end.hint')} {...form.field('reason')} />
    </FormDialog>
  );
}
