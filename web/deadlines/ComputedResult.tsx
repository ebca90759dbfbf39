import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ComputedDeadline } from '#contract/deadlines';
import { keepCitations } from '#domain/text/keepCitations';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './ComputedResult.module.css';
import { Derivation, weekdayAndDay } from './Derivation.tsx';
import { Doubts } from './Doubts.tsx';
import { Sureness } from './Sureness.tsx';

type Props = { computed: ComputedDeadline; onKeep: (() => void) | null };

/** One due date with everything that it is based on. */
export function ComputedResult({ computed, onKeep }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { action, condition, bound, due_date, due_time, authority, confidence, caveat, derivation } = computed;
  return (
    <li className={styles.dueResult}>
      <header>
        <div>
          <h3>{action}</h3>
          {condition && <p className="muted small">{t('deadlines.condition', { condition })}</p>}
        </div>
        <p className={styles.dueDate}>
          <span className="muted small">{t(`deadlines.bound.${bound}`)}</span>
          <strong>{weekdayAndDay(t, due_date, format)}</strong>
          {due_time && <span>{t('deadlines.atTime', { time: due_time })}</span>}
        </p>
      </header>
      <p className={styles.dueAbout}>
        <span>{keepCitations(authority)}</span>
        <Sureness confidence={confidence} />
      </p>
      <Doubts deadline={computed} />
      <Derivation steps={derivation} />
      {caveat && <p className="muted small">{caveat}</p>}
      {onKeep && bound === 'latest' && (
        <Button dense onClick={onKeep}>
          <CalendarPlus className="i" aria-hidden />
          {t('deadlines.keep.open')}
        </Button>
      )}
    </li>
  );
}
