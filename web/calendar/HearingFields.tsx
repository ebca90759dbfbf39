import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { zoneName } from '#web/ui/zoneName.ts';
import { AttendingFields } from './AttendingFields.tsx';
import styles from './calendar.module.css';
import { useListJudgesQuery, useReadCourtCalendarQuery } from './calendarApi.ts';
import type { HearingField } from './hearingValues.ts';
import type { HearingForm } from './useHearingForm.ts';

type Props = {
  form: HearingForm;
  today: string;
  /** The hearing that is changed. */
  hearing_id?: string;
};

/** The fields that scheduling and changing a hearing share: time, place, type, and judge. */
export function HearingFields({ form, today, hearing_id }: Props) {
  const { t } = useTranslation();
  const suggests = useAppSelector(({ user }) => may(capacityOf(user), 'hearings:schedule'));
  const { data: judges = [] } = useListJudgesQuery();
  const { data: court } = useReadCourtCalendarQuery();
  const field = (name: HearingField) => ({
    label: t(`calendar.field.${name}`),
    ...form.field(name),
  });
  const choose = t('calendar.form.choose');
  const kinds = court?.event_types.filter(({ active, name }) => active || name === form.values.event_type) ?? [];
  const rooms = court?.courtrooms.filter(({ active, name }) => active || name === form.values.venue) ?? [];
  const kind = kinds.find(({ name }) => name === form.values.event_type);
  return (
    <>
      <Select
        {...field('judge')}
        placeholder={choose}
        options={judges.map(({ id, name, availability_status }) => ({
          value: id,
          label:
            availability_status === 'out_of_office'
              ? t('calendar.form.judgeNow', { name, status: availability_status.replaceAll('_', ' ') })
              : name,
        }))}
      />
      <div className={styles.pair}>
        {kinds.length > 0 ? (
          <Select
            {...field('event_type')}
            placeholder={choose}
            options={kinds.map(({ name }) => ({ value: name, label: name }))}
          />
        ) : (
          <TextField {...field('event_type')} />
        )}
        <TextField
          {...field('duration_minutes')}
          type="number"
          min={5}
          max={600}
          step={5}
          optional
          hint={kind ? t('calendar.form.usual', { count: kind.duration_minutes }) : t('calendar.form.usualUnknown')}
        />
      </div>
      <div className={styles.pair}>
        <TextField {...field('hearing_date')} type="date" min={today} />
        <TextField
          {...field('hearing_time')}
          type="time"
          hint={court && t('calendar.form.zone', { zone: zoneName(court.time_zone) })}
        />
      </div>
      {rooms.length > 0 ? (
        <Select
          {...field('venue')}
          placeholder={choose}
          options={rooms.map(({ name }) => ({ value: name, label: name }))}
        />
      ) : (
        <TextField {...field('venue')} />
      )}
      {suggests ? (
        <AttendingFields form={form} hearing_id={hearing_id} />
      ) : (
        <div className={styles.pair}>
          <TextField {...field('mediator')} optional autoComplete="off" />
          <TextField {...field('interpreter')} optional autoComplete="off" />
        </div>
      )}
    </>
  );
}
