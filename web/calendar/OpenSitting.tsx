import { useTranslation } from 'react-i18next';
import { addSitting } from '#contract/calendar';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './calendar.module.css';
import { useAddSittingMutation, useListJudgesQuery, useReadCourtCalendarQuery } from './calendarApi.ts';

/** Opens a calendar call: a period with one judge in one courtroom in which several hearings are called. */
export function OpenSitting({ date, onClose }: { date: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: judges = [] } = useListJudgesQuery();
  const { data: court } = useReadCourtCalendarQuery();
  const [add] = useAddSittingMutation();
  const form = useContractForm(addSitting, {
    defaults: {
      title: '',
      judge_id: '',
      courtroom_id: '',
      sitting_date: date,
      from: '09:00',
      to: '12:00',
      capacity: '10',
    },
    send: add,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const field = (name: keyof typeof form.values) => ({
    label: t(`calendar.sitting.${name}`),
    ...form.field(name),
  });
  const choose = t('calendar.form.choose');

  return (
    <FormDialog
      form={form}
      title={t('calendar.sitting.heading')}
      verb={t('calendar.sitting.save')}
      onClose={onClose}
      className={`stack ${styles.hearingForm}`}
    >
      <p className="muted">{t('calendar.sitting.about')}</p>
      <TextField {...field('title')} maxLength={120} />
      <div className={styles.pair}>
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
      <div className={styles.pair}>
        <TextField {...field('sitting_date')} type="date" />
        <TextField {...field('capacity')} type="number" min={1} max={200} inputMode="numeric" />
      </div>
      <div className={styles.pair}>
        <TextField {...field('from')} type="time" />
        <TextField {...field('to')} type="time" />
      </div>
    </FormDialog>
  );
}
