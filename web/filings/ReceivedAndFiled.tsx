import { useTranslation } from 'react-i18next';
import type { FilingDates, StatedRule } from '#contract/filingDates';
import { keepCitations } from '#domain/text/keepCitations';
import { useFormat } from '#web/preferences/useFormat.ts';
import styles from './ReceivedAndFiled.module.css';

type Props = {
  dates: Pick<FilingDates, 'date' | 'tolling'> & { is_recorded?: boolean; history?: FilingDates['history'] };
};

/** When a document was received and when it counts as filed, with each step of the rule and its authority. */
export function ReceivedAndFiled({ dates: { date, tolling, is_recorded = false, history = [] } }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const earlier = history.slice(1);
  return (
    <div className={styles.dates}>
      <p>
        {t('filings.dates.received', { when: format.moment(date.received_at) })} {' / '}
        <strong>
          {t(is_recorded ? 'filings.dates.filed' : 'filings.dates.wouldBeFiled', {
            day: format.longDay(date.filed_on),
          })}
        </strong>
      </p>
      <Steps steps={date.steps} />
      {tolling && (
        <p className="small">
          {t('filings.dates.tolled', { from: format.day(tolling.from), until: format.day(tolling.until) })}{' '}
          <span className="muted">({keepCitations(tolling.authority)})</span>
        </p>
      )}
      {earlier.length > 0 && (
        <ul className={`small muted ${styles.earlier}`}>
          {earlier.map(({ filed_on, set_at }) => (
            <li key={set_at}>{t('filings.dates.earlier', { day: format.longDay(filed_on) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Steps({ steps }: { steps: readonly StatedRule[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className={`small ${styles.why}`}>
      {steps.map((step) => (
        <li key={step.says}>
          {step.says} <RuleSource rule={step} />
        </li>
      ))}
    </ol>
  );
}

/** The authority of a rule, and whether the court set it or must be asked. */
export function RuleSource({ rule: { authority, confidence, set_by_court } }: { rule: StatedRule }) {
  const { t } = useTranslation();
  return (
    <span className="muted">
      {authority && `(${keepCitations(authority)})`} {set_by_court && t('filings.dates.setByCourt')}
      {!set_by_court && confidence === 'uncertain' && t('filings.dates.checkWithCourt')}
    </span>
  );
}
