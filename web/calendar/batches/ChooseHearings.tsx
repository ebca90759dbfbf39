import { useTranslation } from 'react-i18next';
import { isDate } from '#domain/days/days';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useListJudgesQuery, useReadCourtCalendarQuery } from '../calendarApi.ts';
import styles from './batches.module.css';
import type { BatchQuery } from './useBatchScope.ts';

type Values = {
  from: string;
  until: string;
  closed_from: string;
  closed_to: string;
  judge: string;
  room: string;
  person: string;
  daily: string;
};

/** Which hearings are rescheduled: those of days or hours, of a judge, of a courtroom, or of an interpreter. */
export function ChooseHearings({
  query,
  onChoose,
}: {
  query: BatchQuery;
  onChoose: (query: Partial<BatchQuery>) => void;
}) {
  const { t } = useTranslation();
  const { data: judges = [] } = useListJudgesQuery();
  const { data: court } = useReadCourtCalendarQuery();
  const form = useForm<Values>({
    defaults: {
      ...{ from: '', until: '', closed_from: '', closed_to: '', daily: '' },
      ...{ judge: query.judge, room: query.room, person: query.person },
    },
    check: ({ from, until, daily, closed_from, closed_to }) => ({
      ...(!isDate(from) && { from: t('calendar.batch.choose.fromMissing') }),
      ...(until !== '' && until < from && { until: t('calendar.batch.choose.untilEarly') }),
      ...(daily && !(closed_from && closed_from < closed_to) && { closed_to: t('calendar.batch.choose.hoursMissing') }),
    }),
    send: (values) => {
      onChoose({ ...values, cause: causeOf(values) });
      return null;
    },
  });
  const field = (name: keyof Values) => ({
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
          <TextField {...field('person')} optional autoComplete="off" hint={t('calendar.batch.choose.personHint')} />
        </div>
        <Checkbox
          label={t('calendar.batch.choose.daily')}
          checked={form.values.daily === 'yes'}
          onChange={(checked) => form.set({ daily: checked ? 'yes' : '' })}
        />
        <div className="row">
          <Button type="submit" kind="primary">
            {t('calendar.batch.choose.show')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function causeOf({ room, judge, person }: Values): BatchQuery['cause'] {
  if (person) return 'person';
  if (room) return 'room';
  return judge ? 'absence' : 'selection';
}
