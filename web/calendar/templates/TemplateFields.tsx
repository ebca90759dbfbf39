import { useTranslation } from 'react-i18next';
import { weekdays } from '#domain/days/days';
import { Choices } from '#web/ui/Choices.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { zoneName } from '#web/ui/zoneName.ts';
import styles from '../calendar.module.css';
import { useListJudgesQuery, useReadCourtCalendarQuery } from '../calendarApi.ts';
import type { TemplateValues } from './templateValues.ts';

type TextName = Exclude<keyof TemplateValues, 'weekdays' | 'weeks' | 'event_type_ids'>;
type Props = {
  form: {
    values: TemplateValues;
    set: (changes: Partial<TemplateValues>) => void;
    problems: Partial<Record<keyof TemplateValues, string>>;
    field: <Name extends TextName>(
      name: Name,
    ) => {
      value: TemplateValues[Name];
      problem: string | undefined;
      onChange: (value: string) => void;
    };
  };
};

/** The judge, the place, the days, the time, the capacity, and what is heard. */
export function TemplateFields({ form }: Props) {
  const { t } = useTranslation();
  const { data: judges = [] } = useListJudgesQuery();
  const { data: court } = useReadCourtCalendarQuery();
  const { values, set, problems } = form;
  const field = (name: TextName, label: string) => ({ label: t(label), ...form.field(name) });
  const choose = t('calendar.form.choose');
  const rooms = court?.courtrooms.filter(({ active, id }) => active || id === values.courtroom_id) ?? [];
  const kinds = court?.event_types.filter(({ active, id }) => active || values.event_type_ids.includes(id)) ?? [];
  return (
    <>
      <TextField {...field('title', 'calendar.sitting.title')} maxLength={120} />
      <div className={styles.pair}>
        <Select
          {...field('judge_id', 'calendar.sitting.judge_id')}
          placeholder={choose}
          options={judges.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          {...field('courtroom_id', 'calendar.sitting.courtroom_id')}
          placeholder={choose}
          options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <Choices
        isShort
        legend={t('calendar.templates.weekdays')}
        options={weekdays.map((name, value) => ({ value, label: name }))}
        chosen={values.weekdays}
        onChange={(chosen) => set({ weekdays: chosen })}
        problem={problems.weekdays}
      />
      <Choices
        isShort
        legend={t('calendar.templates.weeks')}
        hint={t('calendar.templates.weeksHint')}
        options={[1, 2, 3, 4, 5].map((value) => ({ value, label: t(`calendar.templates.nth.${value}`) }))}
        chosen={values.weeks}
        onChange={(chosen) => set({ weeks: chosen })}
        problem={problems.weeks}
      />
      <div className={styles.pair}>
        <TextField
          {...field('from', 'calendar.sitting.from')}
          type="time"
          {...(court && { hint: t('calendar.form.zone', { zone: zoneName(court.time_zone) }) })}
        />
        <TextField {...field('to', 'calendar.sitting.to')} type="time" />
      </div>
      <div className={styles.pair}>
        <TextField {...field('valid_from', 'calendar.templates.valid_from')} type="date" />
        <TextField {...field('valid_until', 'calendar.templates.valid_until')} type="date" optional />
      </div>
      <TextField
        {...field('capacity', 'calendar.sitting.capacity')}
        type="number"
        min={1}
        max={200}
        inputMode="numeric"
        hint={t('calendar.templates.capacityHint')}
      />
      <Choices
        legend={t('calendar.templates.kinds')}
        hint={t('calendar.templates.kindsHint')}
        options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={values.event_type_ids}
        onChange={(chosen) => set({ event_type_ids: chosen })}
        problem={problems.event_type_ids}
      />
    </>
  );
}
