import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { useListSittingsQuery } from './calendarApi.ts';
import styles from './DayCalls.module.css';
import { SittingLine } from './SittingLine.tsx';

const OpenSitting = lazily(async () => (await import('./OpenSitting.tsx')).OpenSitting, null);

/** Below the board of a day: its calendar calls, a button that opens another, and the session in the courtroom. */
export function DayCalls({ date, judge }: { date: string; judge: string }) {
  const { t } = useTranslation();
  const { data: sittings = [] } = useListSittingsQuery({ from: date, to: date });
  const [isOpening, setIsOpening] = useState(false);
  return (
    <div className={styles.calls}>
      {sittings
        .filter(({ judge_id }) => judge === '' || judge_id === judge)
        .map((sitting) => (
          <SittingLine key={sitting.id} sitting={sitting} />
        ))}
      <div className={styles.foot}>
        <Button dense onClick={() => setIsOpening(true)}>
          <Plus className="i" aria-hidden />
          {t('calendar.sitting.open')}
        </Button>
        <Link to={`/session?date=${date}${judge ? `&judge=${judge}` : ''}`}>{t('courtroom.openDay')}</Link>
      </div>
      {isOpening && <OpenSitting date={date} onClose={() => setIsOpening(false)} />}
    </div>
  );
}
