import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/days/days';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './home.module.css';
import { useShownWeek } from './useShownWeek.ts';
import { WeekDayList } from './WeekDayList.tsx';

/** A week of court days. The arrow keys change the week while the focus is in it. */
export function WeekPanel() {
  const format = useFormat();
  const { t } = useTranslation();
  const { data, error, isFetching, change } = useShownWeek();
  const turn = (days: number) => data && change({ week: addDays(data.from, days) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowLeft' ? -7 : 7);
  };
  const name = data && t('home.week.of', { from: format.shortDay(data.from), to: format.shortDay(data.to) });
  return (
    <section className="panel before" aria-label={t('home.week.heading')} onKeyDown={onKeyDown}>
      <header>
        <h2>{t('home.week.heading')}</h2>
        <span className="muted" aria-live="polite">
          {name}
        </span>
        <div className={`end ${styles.turns}`}>
          <Button dense iconOnly aria-label={t('home.week.previous')} onClick={() => turn(-7)}>
            <ChevronLeft className="i" aria-hidden />
          </Button>
          <Button dense onClick={() => change({ week: null })}>
            {t('home.week.this')}
          </Button>
          <Button dense iconOnly aria-label={t('home.week.next')} onClick={() => turn(7)}>
            <ChevronRight className="i" aria-hidden />
          </Button>
        </div>
      </header>
      <CallFailure className="body" error={error} />
      {data && (
        <ol className={styles.week} aria-busy={isFetching}>
          {data.days.map((day) => (
            <WeekDayList key={day.date} day={day} week={data} />
          ))}
        </ol>
      )}
      {data?.truncated && <p className="body small">{t('home.week.truncated')}</p>}
    </section>
  );
}
