import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayHours, setHours } from '#contract/calendar';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
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

/** On which days of the week and between which hours hearings are held. */
export function HoursPanel({ hours, areOwn, zone, manages }: Props) {
  const { t } = useTranslation();
  const [days, setDays] = useState(() =>
    weekdays.map((_, weekday) => {
      const own = hours.find((day) => day.weekday === weekday);
      return { weekday, open: own !== undefined, opens: own?.opens ?? '08:00', closes: own?.closes ?? '17:00' };
    }),
  );
  const [problems, setProblems] = useState<Record<number, string>>({});
  const [save, { isLoading }] = useSetHoursMutation();
  const change = (weekday: number, changes: Partial<(typeof days)[number]>) => {
    setDays(days.map((day) => (day.weekday === weekday ? { ...day, ...changes } : day)));
    setProblems(({ [weekday]: _mended, ...others }) => others);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const open = days.filter((day) => day.open).map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));
    // A problem comes as hours.2.closes: the second of those that are sent.
    const show = (found: { path: string; message: string }[]) =>
      setProblems(
        Object.fromEntries(
          found.map(({ path, message }) => [open[Number(path.split('.')[1])]?.weekday ?? -1, message]),
        ),
      );
    const checked = setHours.input.safeParse({ hours: open });
    if (!checked.success) {
      return show(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
    }
    const reply = await save({ hours: open });
    if (reply.error) {
      show(Object.entries(fieldProblems(reply.error as CallError)).map(([path, message]) => ({ path, message })));
      return void toast.error(errorText(reply.error));
    }
    toast.success(reply.data.message);
  };

  return (
    <Panel title={t('calendar.settings.hours.heading')}>
      <form className="stack" noValidate onSubmit={(event) => void send(event)}>
        <p className="muted">
          {t('calendar.settings.hours.about', { zone: zoneName(zone) })} {!areOwn && t('calendar.settings.hours.usual')}
        </p>
        {problems[-1] && (
          <p className={styles.hoursProblem} role="alert">
            {problems[-1]}
          </p>
        )}
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
                  problem={problems[weekday]}
                  onChange={(time) => change(weekday, { closes: time })}
                />
              </>
            ) : (
              <span className="muted">{t('calendar.settings.hours.closed')}</span>
            )}
          </fieldset>
        ))}
        {manages && (
          <Button type="submit" kind="primary" busy={isLoading}>
            {t('calendar.settings.hours.save')}
          </Button>
        )}
      </form>
    </Panel>
  );
}
