import { useTranslation } from 'react-i18next';
import { type DayHours, setHours } from '#contract/calendar';
import { errorText } from '#web/calls/errorText.ts';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { zoneName } from '#web/ui/zoneName.ts';
import { useSetHoursMutation } from '../calendarApi.ts';
import { weekdays } from '../writeTimes.ts';
import styles from './HoursPanel.module.css';

type Props = { hours: readonly DayHours[]; areOwn: boolean; zone: string; manages: boolean };

/** The days of the week and the hours in which hearings are held. */
export function HoursPanel({ hours, areOwn, zone, manages }: Props) {
  const { t } = useTranslation();
  const [save] = useSetHoursMutation();
  const form = useContractForm(setHours, {
    defaults: { hours: weekdays.map((_, weekday) => startOf(weekday, hours)) },
    toInput: (typed) => ({ hours: openOf(typed.hours) }),
    send: save,
    onSent: ({ message }) => toast.success(message),
    onRefused: (error) => toast.error(errorText(error)),
  });
  const { hours: days } = form.values;
  const change = (weekday: number, changes: Partial<Day>) =>
    form.set({ hours: days.map((day) => (day.weekday === weekday ? { ...day, ...changes } : day)) });
  // A problem has a path such as hours.2.closes, which is the third of the days that were sent.
  const problemOf = (weekday: number) => {
    const at = openOf(days).findIndex((day) => day.weekday === weekday);
    return at < 0 ? undefined : form.problemAt(`hours.${at}`);
  };

  return (
    <Panel title={t('calendar.settings.hours.heading')}>
      <form className="stack" {...form.props}>
        <p className="muted">
          {t('calendar.settings.hours.about', { zone: zoneName(zone) })} {!areOwn && t('calendar.settings.hours.usual')}
        </p>
        <FormFailure>{form.failure}</FormFailure>
        {days.map(({ weekday, open, opens, closes }) => (
          <fieldset key={weekday} className={styles.hours} disabled={!manages}>
            <legend className="vh">{weekdays[weekday]!.long}</legend>
            <Checkbox label={weekdays[weekday]!.long} checked={open} onChange={(is) => change(weekday, { open: is })} />
            {open ? (
              <>
                <TextField
                  label={t('calendar.settings.hours.opens')}
                  type="time"
                  value={opens}
                  onChange={(time) => change(weekday, { opens: time })}
                />
                <TextField
                  label={t('calendar.settings.hours.closes')}
                  type="time"
                  value={closes}
                  problem={problemOf(weekday)}
                  onChange={(time) => change(weekday, { closes: time })}
                />
              </>
            ) : (
              <span className="muted">{t('calendar.settings.hours.closed')}</span>
            )}
          </fieldset>
        ))}
        {manages && (
          <Button type="submit" kind="primary" busy={form.isSending}>
            {t('calendar.settings.hours.save')}
          </Button>
        )}
      </form>
    </Panel>
  );
}

type Day = DayHours & { open: boolean };

function startOf(weekday: number, hours: readonly DayHours[]): Day {
  const own = hours.find((day) => day.weekday === weekday);
  return { weekday, open: own !== undefined, opens: own?.opens ?? '08:00', closes: own?.closes ?? '17:00' };
}

const openOf = (days: readonly Day[]): DayHours[] =>
  days.filter(({ open }) => open).map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));
