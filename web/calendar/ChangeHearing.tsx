import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeHearing, type Hearing } from '#contract/hearings';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { CounselWarnings } from './CounselWarnings.tsx';
import styles from './calendar.module.css';
import { useChangeHearingMutation, useListJudgesQuery } from './calendarApi.ts';
import { HearingFields } from './HearingFields.tsx';
import { toChanges, valuesOf } from './hearingValues.ts';
import { TimeRefusal } from './TimeRefusal.tsx';
import { useHearingForm } from './useHearingForm.ts';

type Props = { hearing: Hearing; today: string; onClose: () => void };

/** Moves or changes a hearing, with a reason for the people concerned. */
export function ChangeHearing({ hearing, today, onClose }: Props) {
  const { t } = useTranslation();
  // The hearing as it was when the dialog opened, until the person has seen a concurrent change.
  const [start, setStart] = useState(hearing);
  const { data: judges = [] } = useListJudgesQuery();
  const [save] = useChangeHearingMutation();
  const form = useHearingForm(changeHearing, {
    defaults: valuesOf(hearing),
    toInput: (values) => ({
      id: hearing.id,
      version: start.version,
      reason: values.reason,
      ...toChanges(values, start, judges),
    }),
    send: save,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onRefused: ({ details }) => {
      const current = (details as { current?: Hearing } | undefined)?.current;
      if (current) setStart(current);
    },
  });
  const toggle = (id: string, appears: boolean) => {
    const others = (form.values.attorney_ids ?? []).filter((one) => one !== id);
    form.set({ attorney_ids: appears ? [...others, id] : others });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.change.title', { number: hearing.case_number })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form.id} kind="primary" busy={form.isSending}>
            {t('calendar.change.save')}
          </Button>
        </>
      }
    >
      <form className={`stack ${styles.hearingForm}`} {...form.props}>
        <p className="muted">{hearing.case_title}</p>
        <HearingFields form={form} today={today} hearing_id={hearing.id} />
        {hearing.attorneys.length > 0 && (
          <fieldset className={styles.counsel}>
            <legend>{t('calendar.field.attorney_ids')}</legend>
            {hearing.attorneys.map(({ id, full_name }) => (
              <Checkbox
                key={id}
                label={full_name}
                checked={form.values.attorney_ids?.includes(id) ?? false}
                onChange={(appears) => toggle(id, appears)}
              />
            ))}
            {form.problems.attorney_ids && <p className={styles.problem}>{form.problems.attorney_ids}</p>}
          </fieldset>
        )}
        <CounselWarnings {...form.values} />
        <TimeRefusal form={form} />
        <TextField
          label={t('calendar.field.reason')}
          {...form.field('reason')}
          hint={t('calendar.change.reasonHint')}
          maxLength={500}
        />
      </form>
    </Dialog>
  );
}
