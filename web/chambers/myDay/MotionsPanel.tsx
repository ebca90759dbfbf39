import type { ReactNode } from 'react';
import type { PendingMotion } from '#contract/rulings';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { MotionRow } from './MotionRow.tsx';
import styles from './MotionsPanel.module.css';
import type { useChosenMotion } from './useChosenMotion.ts';

type Props = {
  title: string;
  motions: readonly PendingMotion[];
  total: number;
  /** What it shows without any. */
  none: string;
  keys: ReturnType<typeof useChosenMotion>;
  /** A link below the list. */
  more?: ReactNode;
  /** A link to all, if the list does not show each. */
  all?: ReactNode;
};

/** Motions without a hearing today: under submission, or pending. */
export function MotionsPanel({ title, motions, total, none, keys, more, all }: Props) {
  return (
    <Panel title={title} aside={<CountBadge count={total} />} padded={false}>
      {motions.length === 0 && <p className="body muted">{none}</p>}
      <ul className={styles.motionsList}>
        {motions.map((motion) => (
          <MotionRow
            key={motion.filing_id}
            motion={motion}
            isChosen={motion.filing_id === keys.chosenId}
            onChoose={() => keys.choose(motion.filing_id)}
            onRule={(first) => keys.rule({ motion, hearing: null }, first)}
            onTentative={() => keys.write({ motion, hearing: null })}
            onAdopt={() => keys.adopt({ motion, hearing: null })}
            showsCase
          />
        ))}
      </ul>
      {more && <p className="body">{more}</p>}
      {all && total > motions.length && motions.length > 0 && <p className="body">{all}</p>}
    </Panel>
  );
}
