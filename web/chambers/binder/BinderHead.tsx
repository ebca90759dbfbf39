import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Binder } from '#contract/binders';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import styles from './BinderScreen.module.css';

const BinderTools = lazily(async () => (await import('./BinderTools.tsx')).BinderTools, null);
type Props = { binder: Binder; onOpen: (hearing: string | null) => void };

/** The hearing of a binder, with the way to the hearings before and after it. */
export function BinderHead({ binder, onOpen }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { hearing, previous, next } = binder;
  return (
    <header className={styles.head}>
      <Link className={buttonClass({ dense: true })} to={`/judge-dashboard?hearing=${hearing.id}`}>
        <ArrowLeft className="i" aria-hidden />
        {t('chambers.tab.day')}
      </Link>
      <h1>{hearing.case_title}</h1>
      <span className="muted">
        {t('chambers.when', {
          time: format.clock(hearing.hearing_time),
          day: format.day(hearing.hearing_date),
          minutes: hearing.duration_minutes,
          event: hearing.event_type,
          venue: hearing.venue,
        })}
      </span>
      {binder.items.length > 0 && <BinderTools binder={binder} />}
      <Button
        dense
        iconOnly
        disabled={!previous}
        aria-label={t('chambers.previousHearing')}
        title="<"
        onClick={() => onOpen(previous)}
      >
        <ChevronLeft className="i" aria-hidden />
      </Button>
      <Button
        dense
        iconOnly
        disabled={!next}
        aria-label={t('chambers.nextHearing')}
        title=">"
        onClick={() => onOpen(next)}
      >
        <ChevronRight className="i" aria-hidden />
      </Button>
    </header>
  );
}
