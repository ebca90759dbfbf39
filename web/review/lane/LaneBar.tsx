import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lane, LaneFiling } from '#contract/lane';
import { writeCount } from '#domain/text/writeCount';
import { Button } from '#web/ui/Button.tsx';
import styles from './Lane.module.css';

type Props = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  row: LaneFiling | undefined;
  position: { at: number; of: number } | undefined;
  lane: Lane | undefined;
  onClose: () => void;
};

/** The filing on screen with its case, its position in the run, and the number of filings that are ready. */
export function LaneBar({ headingRef, row, position, lane, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <div className="grow">
        <h1 ref={headingRef} tabIndex={-1}>
          {row ? (row.parties ?? row.document_name) : t('review.lane.heading')}
        </h1>
        <div className={`${styles.meta} clip`}>
          {row
            ? [row.case.case_number, row.case.title, row.docket_entry].join(' · ')
            : lane
              ? t('review.lane.none')
              : t('common.loading')}
        </div>
      </div>
      <span className="small nowrap muted">
        {position && t('review.lane.position', position)}
        {lane && lane.total > 0 && (
          <span className="hide-phone">
            {' · '}
            {t(lane.more ? 'review.lane.readyMore' : 'review.lane.ready', {
              count: lane.total,
              n: writeCount(lane.total),
            })}
          </span>
        )}
      </span>
      <Button kind="quiet" dense iconOnly aria-label={t('common.close')} onClick={onClose}>
        <X className="i" aria-hidden />
      </Button>
    </header>
  );
}
