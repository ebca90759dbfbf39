import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Report } from '#contract/reports';
import { type Measure, type RowSet, unitOf } from '#domain/reports/measures';
import styles from './ReportFigures.module.css';
import type { ReportAddress } from './useReportAddress.ts';
import { writeFigure } from './writeFigure.ts';

const rowsOf: Record<Measure, RowSet> = {
  filings_received: 'filings_received',
  filings_approved: 'filings_approved',
  filings_returned: 'filings_returned',
  filings_rejected: 'filings_rejected',
  turnaround_median: 'filings_decided',
  turnaround_p90: 'filings_decided',
  cases_opened: 'cases_opened',
  cases_closed: 'cases_closed',
  clearance_rate: 'cases_closed',
  hearings_held: 'hearings_held',
  hearings_cancelled: 'hearings_cancelled',
  hearings_upcoming: 'hearings_upcoming',
};

/** The figures of the period. Each opens its rows, and shows its previous value and its definition. */
export function ReportFigures({ report, addressOf }: { report: Report; addressOf: ReportAddress['addressOf'] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('reports.figures')}>
      <ul className={styles.reportFigures}>
        {report.measures.map(({ id, value, previous }) => (
          <li key={id}>
            <Link to={addressOf({ set: rowsOf[id] })} preventScrollReset>
              <span className={styles.t}>{t(`reports.measure.${id}`)}</span>
              <strong className={styles.v}>{writeFigure(t, value, unitOf[id])}</strong>
            </Link>
            <span className="muted small">
              {previous === null
                ? t('reports.noBefore')
                : t('reports.before', { value: writeFigure(t, previous, unitOf[id]) })}
            </span>
            <details>
              <summary>{t('reports.definition')}</summary>
              <p>{t(`reports.about.${id}`)}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
