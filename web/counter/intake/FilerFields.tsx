import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paperFilerKinds } from '#domain/filings/PaperFiler';
import { useListAttorneysQuery } from '#web/attorneys/attorneysApi.ts';
import { FindAndChoose } from '#web/attorneys/FindAndChoose.tsx';
import { useListParticipantsQuery } from '#web/cases/participants/participantsApi.ts';
import type { Form } from '#web/forms/useForm.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { FilerValues } from './filerValues.ts';

type FilerForm = Pick<Form<FilerValues>, 'values' | 'set' | 'problems'>;
type Props = { form: FilerForm; caseId: string | null };

/** Who files on paper: a person, a participant of the case, or an attorney on the roster. */
export function FilerFields({ form, caseId }: Props) {
  const { t } = useTranslation();
  const { values, set, problems } = form;
  const field = (name: 'name' | 'address' | 'phone' | 'email') => ({
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => set({ [name]: value }),
  });
  return (
    <fieldset className="stack">
      <legend>{t('counter.filer.heading')}</legend>
      <Select
        label={t('counter.filer.kind')}
        value={values.filer_kind}
        problem={problems.filer_kind}
        onChange={(kind) => set({ filer_kind: paperFilerKinds.find((one) => one === kind) ?? 'person' })}
        options={paperFilerKinds.map((value) => ({ value, label: t(`counter.filer.kinds.${value}`) }))}
      />
      {values.filer_kind === 'person' && <TextField label={t('counter.filer.name')} {...field('name')} />}
      {values.filer_kind === 'attorney' && <AttorneyField form={form} />}
      {values.filer_kind === 'participant' && <ParticipantField form={form} caseId={caseId} />}
      <div className="form-grid">
        <TextField label={t('counter.filer.phone')} optional type="tel" {...field('phone')} />
        <TextField
          label={t('counter.filer.email')}
          optional
          type="email"
          hint={t('counter.filer.emailHint')}
          {...field('email')}
        />
      </div>
      <TextArea label={t('counter.filer.address')} optional rows={3} maxLength={500} {...field('address')} />
    </fieldset>
  );
}

function AttorneyField({ form: { values, set, problems } }: { form: FilerForm }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const { currentData } = useListAttorneysQuery({ q: words.trim(), per_page: 20 });
  return (
    <FindAndChoose
      searchLabel={t('counter.filer.findAttorney')}
      label={t('counter.filer.attorney')}
      chosen={{ words, id: values.attorney_id }}
      onChange={(chosen) => {
        setWords(chosen.words);
        set({ attorney_id: chosen.id });
      }}
      options={currentData?.data.map(({ id, full_name, bar_number }) => ({
        value: id,
        label: `${full_name} (${bar_number})`,
      }))}
      problem={problems.attorney_id}
    />
  );
}

function ParticipantField({ form: { values, set, problems }, caseId }: Props) {
  const { t } = useTranslation();
  const { currentData } = useListParticipantsQuery({ id: caseId ?? '' }, { skip: caseId === null });
  if (caseId === null) return <Note>{t('counter.filer.caseFirst')}</Note>;
  const present = currentData?.results.filter(({ ended }) => ended === null) ?? [];
  return (
    <Select
      label={t('counter.filer.participant')}
      value={values.participant_id}
      problem={problems.participant_id}
      onChange={(participant_id) => set({ participant_id })}
      placeholder={t('counter.filer.chooseParticipant')}
      options={present.map(({ id, full_name, role }) => ({ value: id, label: `${full_name}, ${role}` }))}
    />
  );
}
