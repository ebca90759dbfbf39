import { FileInput } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentDrop } from '#web/filings/dropHere.ts';
import type { DroppedFiles } from '#web/ui/useFilesOverWindow.ts';
import styles from './DropLayer.module.css';
import { useTakeDrop } from './useTakeDrop.ts';

type Props = {
  /** Whether files are dragged over the window. */
  isOver: boolean;
  /** What was dropped and not used yet. */
  dropped: DroppedFiles | null;
  onTaken: () => void;
};

/** States over the entire window what a drop does here, and does it. The pointer passes through it. */
export function DropLayer({ isOver, dropped, onTaken }: Props) {
  const { t } = useTranslation();
  const here = useCurrentDrop();
  const take = useTakeDrop(here);
  const taken = useEffectEvent((files: DroppedFiles) => {
    onTaken();
    void take(files);
  });
  useEffect(() => {
    if (dropped) taken(dropped);
  }, [dropped]);
  if (!isOver) return null;
  const kind = here?.kind ?? 'new';
  return (
    <div className={styles.dropLayer} data-kind={kind}>
      <div className={styles.card}>
        <FileInput className={styles.sign} aria-hidden />
        <p className={styles.title}>{t(`filings.drop.${kind}.title`, { name: here?.name })}</p>
        <p className="small">{t(`filings.drop.${kind}.text`)}</p>
      </div>
    </div>
  );
}
