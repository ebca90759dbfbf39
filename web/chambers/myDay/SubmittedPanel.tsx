import { useTranslation } from 'react-i18next';
import type { MyDay } from '#contract/chambers';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { MotionRow } from './MotionRow.tsx';
import styles from './TodayCalendar.module.css';
import type { useChosenMotion } from './useChosenMotion.ts';

type Props = { submitted: MyDay['submitted']; keys: ReturnType<typeof useChosenMotion> };

/** The matters under submission, the one that is due first at the top. */
export function SubmittedPanel({ submitted, keys }: Props) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('chambers.myDay.submitted')}
      aside={<CountBadge count={submitted.length} />}
      padded={submitted.length === 0}
    >
      {submitted.length === 0 && <p className="muted">{t('chambers.myDay.noneSubmitted')}</p>}
      <ul className={styles.todayMotions}>
        {submitted.map((motion) => (
          <MotionRow
            key={motion.filing_id}
            motion={motion}
            isChosen={motion.filing_id === keys.chosenId}
            onChoose={() => keys.choose(motion.filing_id)}
            onRule={(first) => keys.rule({ motion, hearing: null }, first)}
          />
        ))}
      </ul>
    </Panel>
  );
}
