import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewSitting } from '#contract/calendar';
import { errorText } from '#web/errorText.ts';
import { useForm } from '#web/identity/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAddSittingMutation, useListJudgesQuery, useReadCourtCalendarQuery } from './calendarApi.ts';

/** Opens a calendar call: one judge in one room for a time in which several hearings are called. */
export function OpenSitting({ date, onClose }: { date: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: judges = [] } = useListJudgesQuery();
  const { data: court } = useReadCourtCalendarQuery();
  const [add, { isLoading }] = useAddSittingMutation();
  const [failure, setFailure] = useState('');
  const form = useForm(
    { title: '', judge_id: '', courtroom_id: '', sitting_date: date, from: '09:00', to: '12:00', capacity: '10' },
    NewSitting,
  );
  const field = (name: keyof typeof form.values) => ({
    label: t(`calendar.sitting.${name}`),
    value: form.values[name],
    problem: form.problems[name],
    onChange: (value: string) => form.set(name, value),
  });
  const submit = form.submit(async (values) => {
    setFailure('');
    const reply = await add(values);
    if (reply.error) {
      form.showRefusal(reply.error);
      return setFailure(errorText(reply.error));
    }
    toast.success(reply.data.message);
    onClose();
  });
  const send = (event: FormEvent) => void submit(event);
  const choose = t('calendar.form.choose');

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.sitting.heading')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form="open-sitting" kind="primary" busy={isLoading}>
            {t('calendar.sitting.save')}
          </Button>
        </>
      }
    >
      <form id="open-sitting" className="stack hearing-form" noValidate onSubmit={send}>
        {failure && (
          <div role="alert">
            <Note tone="warn">{failure}</Note>
          </div>
        )}
        <p className="muted">{t('calendar.sitting.about')}</p>
        <TextField {...field('title')} maxLength={120} />
        <div className="pair">
          <Select
            {...field('judge_id')}
            placeholder={choose}
            options={judges.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Select
            {...field('courtroom_id')}
            placeholder={choose}
            options={
              court?.courtrooms.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name })) ?? []
            }
          />
        </div>
        <div className="pair">
          <TextField {...field('sitting_date')} type="date" />
          <TextField {...field('capacity')} type="number" min={1} max={200} inputMode="numeric" />
        </div>
        <div className="pair">
          <TextField {...field('from')} type="time" />
          <TextField {...field('to')} type="time" />
        </div>
      </form>
    </Dialog>
  );
}
