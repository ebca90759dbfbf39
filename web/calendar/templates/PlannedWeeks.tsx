import { useTranslation } from 'react-i18next';
import type { PlannedCall } from '#contract/weekTemplates';
import { weekOf } from '#domain/days/monthGrid';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from './PlannedWeeks.module.css';

const toneOf: Record<PlannedCall['state'], Tone> = {
  new: 'ok',
  kept: 'ok',
  differs: 'warn',
  ended: 'none',
  removed: 'none',
  booked: 'warn',
  closed: 'none',
  no_court_day: 'none',
  outside_hours: 'warn',
  no_such_time: 'warn',
};

/** The weeks ahead as a recurring calendar call would make them: each of its days, and why a day has no call. */
export function PlannedWeeks({ calls, until }: { calls: readonly PlannedCall[]; until: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const opened = calls.filter(({ state }) => state === 'new').length;
  return (
    <div className="stack">
      <p role="status">{t('calendar.templates.opens', { count: opened, until: format.day(until) })}</p>
      {calls.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
        <section className={styles.weeks} tabIndex={0} aria-label={t('calendar.templates.weeksAhead')}>
          <Table
            dense
            cards
            caption={t('calendar.templates.weeksAhead')}
            rows={weeksOf(calls)}
            rowKey={([sunday]) => sunday}
            columns={[
              {
                key: 'week',
                title: t('calendar.templates.week'),
                cell: ([sunday]) =>
                  t('calendar.weekOf', { from: format.shortDay(sunday), to: format.shortDay(weekOf(sunday)[6]!) }),
              },
              {
                key: 'days',
                title: t('calendar.templates.days'),
                cell: ([, ofWeek]) => (
                  <ul className={styles.days}>
                    {ofWeek.map((call) => (
                      <li key={call.date}>
                        {format.longDay(call.date)} <PlannedState call={call} />
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        </section>
      )}
    </div>
  );
}

function PlannedState({ call: { state, name, from, to, called } }: { call: PlannedCall }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Status tone={toneOf[state]}>
      {t(`calendar.templates.state.${state}`, {
        name,
        count: called,
        from: from && format.clock(from),
        to: to && format.clock(to),
      })}
    </Status>
  );
}

/** The days by week, each under its Sunday. */
function weeksOf(calls: readonly PlannedCall[]): [string, PlannedCall[]][] {
  const weeks = new Map<string, PlannedCall[]>();
  for (const call of calls) {
    const [sunday] = weekOf(call.date);
    weeks.set(sunday!, [...(weeks.get(sunday!) ?? []), call]);
  }
  return [...weeks];
}
