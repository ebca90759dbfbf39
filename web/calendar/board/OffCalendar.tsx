import { useTranslation } from 'react-i18next';
import type { BoardHearing } from '#contract/calendarBoard';
import { isOnBoard } from './boardColumns.ts';
import { HearingLine } from './HearingLine.tsx';
import styles from './OffCalendar.module.css';

/** The hearings of the board's days that no longer take place then. */
export function OffCalendar({ hearings, onOpen }: { hearings: readonly BoardHearing[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const off = hearings.filter((one) => !isOnBoard(one));
  if (off.length === 0) return null;
  return (
    <details className={styles.off}>
      <summary>{t('calendar.board.off', { count: off.length })}</summary>
      <ul className={styles.lines}>
        {off.map((hearing) => (
          <HearingLine key={hearing.id} hearing={hearing} onOpen={onOpen} />
        ))}
      </ul>
    </details>
  );
}
