import { useTranslation } from 'react-i18next';
import type { ExplainedPlace } from '#contract/calendarPlans';
import { terms as names } from '#domain/scheduling/costs';
import styles from './plans.module.css';

type Props = { terms: ExplainedPlace['terms']; lead: string; none?: string };

/** Costs by what counts, without those of nothing. */
export function CostTerms({ terms, lead, none }: Props) {
  const { t } = useTranslation();
  const counted = names.filter((name) => Math.abs(terms[name]) >= 0.05);
  if (counted.length === 0) return none ? <p className="small">{none}</p> : null;
  return (
    <p className="small">
      {lead}{' '}
      {counted.map((name, index) => (
        <span key={name} className={styles.term}>
          {t(`calendar.plan.term.${name}`, { cost: Math.round(terms[name] * 10) / 10 })}
          {index < counted.length - 1 ? ', ' : '.'}
        </span>
      ))}
    </p>
  );
}
