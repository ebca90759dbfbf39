import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays, isDate } from '#domain/days/days';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './DayStepper.module.css';

type Props = { date: string; today: string; onDate: (date: string | null) => void };

/** Previous day, today, next day, or any date. */
export function DayStepper({ date, today, onDate }: Props) {
  const { t } = useTranslation();
  const go = (to: string) => onDate(to === today ? null : to);
  return (
    <div className={styles.dayStepper}>
      <Button iconOnly aria-label={t('chambers.dayBefore')} onClick={() => go(addDays(date, -1))}>
        <ChevronLeft className="i" aria-hidden />
      </Button>
      <Button disabled={date === today} onClick={() => onDate(null)}>
        {t('chambers.today')}
      </Button>
      <Button iconOnly aria-label={t('chambers.dayAfter')} onClick={() => go(addDays(date, 1))}>
        <ChevronRight className="i" aria-hidden />
      </Button>
      <TextField label={t('chambers.day')} type="date" value={date} onChange={(typed) => isDate(typed) && go(typed)} />
    </div>
  );
}
