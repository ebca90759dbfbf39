import { useTranslation } from 'react-i18next';
import type { BoardHearing } from '#contract/calendarBoard';
import { Dialog } from '#web/ui/Dialog.tsx';
import { HearingLine } from './HearingLine.tsx';
import styles from './OffCalendar.module.css';

type Props = { hearings: readonly BoardHearing[]; onOpen: (id: string) => void; onClose: () => void };

/** Hearings at the same time for which the board has no space. */
export function HearingsDialog({ hearings, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const open = (id: string) => {
    onClose();
    onOpen(id);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('calendar.grid.hearings', { count: hearings.length })}>
      <ul className={styles.lines}>
        {hearings.map((hearing) => (
          <HearingLine key={hearing.id} hearing={hearing} onOpen={open} />
        ))}
      </ul>
    </Dialog>
  );
}
