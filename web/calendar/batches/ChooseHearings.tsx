import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDate } from '#domain/days/days';
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
  const [values, setValues] = useState(nothing);
  const [problem, setProblem] = useState<string>();
  const field = (name: keyof typeof nothing) => ({
    label: t(`calendar.batch.choose.${name}`),
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  const choose = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isDate(values.from)) return setProblem(t('calendar.batch.choose.fromMissing'));
    onChoose({ ...values, cause: values.room ? 'room' : values.judge ? 'absence' : 'selection' });
  };
  return (
    <Panel title={t('calendar.batch.choose.heading')}>
      <form className="stack" noValidate onSubmit={choose}>
        <div className={styles.fields}>
          <TextField {...field('from')} type="date" problem={problem} />
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
