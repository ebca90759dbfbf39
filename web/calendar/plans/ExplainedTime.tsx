import { CircleCheck, OctagonAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExplainedPlace } from '#contract/calendarPlans';
import { CostTerms } from './CostTerms.tsx';
import styles from './plans.module.css';
import { PlaceCell } from './usePlanColumns.tsx';

/** A time with what objects to it and what would have to move, or with what it would cost more. */
export function ExplainedTime({ time, isHere = false }: { time: ExplainedPlace; isHere?: boolean }) {
  const { t } = useTranslation();
  const { objections, difference, terms } = time;
  const moves = objections.flatMap((one) => one.moves ?? []);
  const numbers = [...new Set(moves.map(({ case_number }) => case_number))];
  return (
    <li>
      <PlaceCell at={time} />
      {objections.map(({ text }) => (
        <p key={text} className={styles.objection}>
          <OctagonAlert className="i i-sm" aria-hidden />
          {text}
        </p>
      ))}
      {numbers.length > 0 && (
        <p className="small">
          {t('calendar.plan.explain.moves', { count: numbers.length, numbers: numbers.join(', ') })}
        </p>
      )}
      {objections.length === 0 && (
        <>
          <p className={styles.open}>
            <CircleCheck className="i i-sm" aria-hidden />
            {t(`calendar.plan.explain.${isHere ? 'here' : difference > 0 ? 'costsMore' : 'costsSame'}`)}
          </p>
          {difference > 0 && <CostTerms terms={terms} lead={t('calendar.plan.explain.more')} />}
        </>
      )}
    </li>
  );
}
