import { useTranslation } from 'react-i18next';
import { type CounselLink, endCounsel, type Participant, type ParticipantList } from '#contract/participants';
import { counselEndings } from '#domain/participants/endings';
import { withdrawalRules } from '#domain/participants/withdrawalRules';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useEndCounselMutation } from './participantsApi.ts';
import { useParticipantAction } from './useParticipantAction.ts';

type Props = {
  caseId: string;
  list: ParticipantList;
  participant: Participant;
  counsel: CounselLink;
  onClose: () => void;
};

/** Ends a representation, with what the court’s rule requires, and records the attorney who takes over. */
export function EndCounselDialog({ list, counsel, ...props }: Props) {
  const { t } = useTranslation();
  const { about, onRefused, onSent } = useParticipantAction(props);
  const [send] = useEndCounselMutation();
  const form = useContractForm(endCounsel, {
    defaults: { kind: '', basis: '', on: '', note: '', bar_number: '', full_name: '' },
    toInput: ({ kind, basis, ...values }) => ({
      ...about,
      ...values,
      counsel_id: counsel.id,
      kind: kind || undefined,
      basis: basis || undefined,
    }),
    send,
    onRefused,
    onSent,
  });
  const rule = withdrawalRules[list.system];
  const isSubstitution = form.values.kind === 'substituted';
  const bases = isSubstitution ? rule.substitution : rule.withdrawal;
  return (
    <FormDialog
      form={form}
      title={t('participants.endCounsel.title', { name: counsel.full_name ?? counsel.bar_number ?? '' })}
      verb={t('participants.endCounsel.verb')}
      onClose={props.onClose}
    >
      <Select
        label={t('participants.endCounsel.kind')}
        {...form.field('kind')}
        onChange={(kind) => form.set({ kind, basis: '' })}
        placeholder={t('participants.end.choose')}
        options={counselEndings.map((value) => ({ value, label: t(`participants.counselEnding.${value}`) }))}
      />
      <Select
        label={t('participants.endCounsel.basis')}
        {...form.field('basis')}
        placeholder={t('participants.endCounsel.chooseBasis')}
        options={bases.map((value) => ({ value, label: t(`participants.basis.${value}`) }))}
      />
      <Note>
        {t(rule.confidence === 'uncertain' ? 'participants.endCounsel.ruleUncertain' : 'participants.endCounsel.rule', {
          authority: rule.authority,
        })}
      </Note>
      <TextField label={t('participants.end.on')} type="date" {...form.field('on')} />
      {isSubstitution && (
        <>
          <TextField
            label={t('participants.endCounsel.bar_number')}
            hint={t('participants.counsel.hint')}
            optional
            {...form.field('bar_number')}
          />
          <TextField label={t('participants.endCounsel.full_name')} optional {...form.field('full_name')} />
        </>
      )}
      <TextField label={t('participants.endCounsel.note')} optional {...form.field('note')} />
    </FormDialog>
  );
}
