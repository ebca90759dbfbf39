import { useTranslation } from 'react-i18next';
import { type ParticipantList, setCaseTitle } from '#contract/participants';
import { formsOfCaseType, type TitleForm } from '#domain/participants/titleForms';
import { titleOf } from '#domain/participants/titleOf';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSetCaseTitleMutation } from './participantsApi.ts';
import { useVersion } from './useVersion.ts';

type Props = { caseId: string; list: ParticipantList; onClose: () => void };

/** The title of a case by rule, or in the words of the court. */
export function TitleDialog({ caseId, list, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useSetCaseTitleMutation();
  const { version, onRefused } = useVersion(list.case_version);
  const form = useContractForm(setCaseTitle, {
    defaults: { by_rule: !list.title_is_set, title: list.title, title_form: list.title_form ?? '' },
    toInput: ({ by_rule, title, title_form }) => ({
      id: caseId,
      version,
      title: by_rule ? null : title,
      title_form: title_form || null,
    }),
    send,
    onRefused,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const { by_rule, title_form } = form.values;
  const { case_type, system } = list;
  const named = list.results.map((one) => ({ ...one, end_kind: one.ended?.kind ?? null }));
  const next = titleOf({ case_type, system, title_form: (title_form as TitleForm) || null }, named);
  return (
    <FormDialog
      form={form}
      title={t('participants.title.button')}
      verb={t('participants.title.save')}
      onClose={onClose}
    >
      <Checkbox label={t('participants.title.byRule')} {...form.toggle('by_rule')} />
      <Select
        label={t('participants.title.form')}
        optional
        {...form.field('title_form')}
        placeholder={t('participants.title.usual')}
        options={formsOfCaseType[case_type].map((value) => ({ value, label: t(`participants.titleForm.${value}`) }))}
      />
      {by_rule && (
        <Note tone={next ? 'info' : 'warn'}>
          {next ? t('participants.title.will', { title: next }) : t('participants.title.missing')}
        </Note>
      )}
      {!by_rule && <TextField label={t('cases.field.title')} {...form.field('title')} />}
    </FormDialog>
  );
}
