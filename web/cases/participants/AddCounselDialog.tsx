import { useTranslation } from 'react-i18next';
import { addCounsel, type Participant } from '#contract/participants';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useAddCounselMutation } from './participantsApi.ts';
import { useParticipantAction } from './useParticipantAction.ts';

type Props = { caseId: string; participant: Participant; onClose: () => void };

/** Records an appearance of counsel. */
export function AddCounselDialog(props: Props) {
  const { t } = useTranslation();
  const { about, onRefused, onSent } = useParticipantAction(props);
  const [send] = useAddCounselMutation();
  const form = useContractForm(addCounsel, {
    defaults: { bar_number: '', full_name: '', appeared_on: '', entry: '', is_lead: false, gets_notice: true },
    toInput: ({ entry, ...values }) => ({
      ...about,
      ...values,
      appearance_entry: entry === '' ? null : Number(entry),
    }),
    check: ({ entry }) =>
      entry === '' || /^[1-9]\d{0,5}$/.test(entry) ? {} : { entry: t('participants.counsel.entryProblem') },
    send,
    onRefused,
    onSent,
  });
  return (
    <FormDialog
      form={form}
      title={t('participants.counsel.title', { name: props.participant.full_name })}
      verb={t('participants.counsel.verb')}
      onClose={props.onClose}
    >
      <TextField
        label={t('participants.counsel.bar_number')}
        hint={t('participants.counsel.hint')}
        optional
        {...form.field('bar_number')}
      />
      <TextField label={t('participants.counsel.full_name')} optional {...form.field('full_name')} />
      <TextField label={t('participants.counsel.appeared_on')} type="date" {...form.field('appeared_on')} />
      <TextField label={t('participants.counsel.entry')} inputMode="numeric" optional {...form.field('entry')} />
      <Checkbox label={t('participants.counsel.is_lead')} {...form.toggle('is_lead')} />
      <Checkbox label={t('participants.counsel.gets_notice')} {...form.toggle('gets_notice')} />
    </FormDialog>
  );
}
