import { useTranslation } from 'react-i18next';
import { isDate } from '#domain/days/days';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useListJudgesQuery, useReadCourtCalendarQuery } from '../calendarApi.ts';
import styles from './batches.module.css';
import type { BatchQuery } from './useBatchScope.ts';

const nothing = { from: '', until: '', closed_from: '', closed_to: '', judge: '', room: '' };

/** Which hearings are rescheduled: those of days or hours, of a judge, or of a courtroom. */
export function ChooseHearings({ onChoose }: { onChoose: (query: Partial<BatchQuery>) => void }) {
  const { t } = useTranslation();
  const { data: judges = [] } = useListJudgesQuery();
  const { data: court } = useReadCourtCalendarQuery();
  const form = useForm({
    defaults: nothing,
    check: ({ from, until }) => ({
      ...(!isDate(from) && { from: t('calendar.batch.choose.fromMissing') }),
      ...(until !== '' && until < from && { until: t('calendar.batch.choose.untilEarly') }),
    }),
    send: (values) => {
      onChoose({ ...values, cause: values.room ? 'room' : values.judge ? 'absence' : 'selection' });
      return null;
    },
  });
  const field = (name: keyof typeof nothing) => ({
    label: t(`calendar.batch.choose.${name}`),
    ...form.field(name),
  });
  return (
    <Panel title={t('calendar.batch.choose.heading')}>
      <form className="stack" {...form.props}>
        <div className={styles.fields}>
          <TextField {...field('from')} type="date" />
          <TextField {...field('until')} type="date" optional />
          <TextField {...field('closed_from')} type="time" optional />
          <TextField {...field('closed_to')} type="time" optional />
          <Select
            {...field('judge')}
            optional
            placeholder={t('calendar.filters.everyJudge')}
            options={judges.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Select
            {...field('room')}
            optional
            placeholder={t('calendar.filters.everyRoom')}
            options={court?.courtrooms.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          />
        </div>
        <div className="row">
          <Button type="submit" kind="primary">
            {t('calendar.batch.choose.show')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
