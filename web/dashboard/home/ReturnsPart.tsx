import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HomeAttention, HomeReturn } from '#contract/home';
import { pathTo } from '#domain/paths/pathTo';
import { writeCourtDays } from '#web/deadlines/writeCourtDays.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Status } from '#web/ui/Status.tsx';
import styles from './home.module.css';
import { Part } from './Part.tsx';

/** Filings that the court returned for correction, with the clerk's words and the time that is left. */
export function ReturnsPart({ found: { data, total } }: { found: HomeAttention['returns'] }) {
  const { t } = useTranslation();
  return (
    <Part
      title={t('home.returns.heading')}
      total={total}
      shown={data.length}
      all={pathTo.filings('returned')}
      none={t('home.returns.none')}
    >
      <ul className={styles.lines}>
        {data.map((filing) => (
          <ReturnLine key={filing.id} filing={filing} />
        ))}
      </ul>
    </Part>
  );
}

function ReturnLine({ filing: { id, title, case_number, filer, reason, correct_by, overdue, court_days_left } }: Line) {
  const format = useFormat();
  const { t } = useTranslation();
  const left = court_days_left ?? 0;
  return (
    <li>
      <div className={styles.what}>
        <b className="strong">{[title, case_number].filter(Boolean).join(' · ')}</b>
        {filer && <p className="muted small">{t('home.returns.filer', { filer })}</p>}
        <p className="small">{reason}</p>
        {correct_by && (
          <p className="small">
            <Status tone={overdue ? 'bad' : 'warn'}>
              {t('home.returns.by', { moment: format.moment(correct_by) })}
            </Status>{' '}
            {writeCourtDays(t, left, overdue, left === 0)}
          </p>
        )}
      </div>
      <Link className={buttonClass({ dense: true })} to={pathTo.filing(id)}>
        {t('home.returns.correct')}
        <span className="vh">: {title}</span>
      </Link>
    </li>
  );
}
type Line = { filing: HomeReturn };
