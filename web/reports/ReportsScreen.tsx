import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { downloadReport } from '#contract/reports';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { periodKinds } from '#domain/reports/periods';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { zoneName } from '#web/ui/zoneName.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { SaveCsv } from './ReportPanel.tsx';
import { ReportRows } from './ReportRows.tsx';
import styles from './ReportsScreen.module.css';
import { ReportTables } from './ReportTables.tsx';
import { useReadReportQuery } from './reportsApi.ts';
import { useReportAddress } from './useReportAddress.ts';

/** /reports: Reports & Analytics. Period and open rows are in the address. */
export function ReportsScreen() {
  const format = useFormat();
  const { t } = useTranslation();
  const reads = useAppSelector((state) => may(capacityOf(state.user), 'reports:read'));
  const address = useReportAddress();
  const { period, from, to, query, isAsked, rows, page, choosePeriod, addressOf } = address;
  const { data, error, isFetching, fulfilledTimeStamp } = useReadReportQuery(query, { skip: !reads || !isAsked });
  const problems = fieldProblems(error as CallError | undefined);

  return (
    <>
      <PageHead title={t('titles.reports')} actions={<PilotsLink />}>
        {t('reports.intro')}
      </PageHead>
      {!reads && (
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('reports.notYours')} text={t('reports.notYoursText')} />
        </Panel>
      )}
      {reads && (
        <div className={styles.reportPeriod} aria-busy={isFetching}>
          <Segmented
            label={t('reports.period')}
            value={period}
            onChange={(chosen) => choosePeriod({ period: chosen })}
            options={periodKinds.map((value) => ({ value, label: t(`reports.periods.${value}`) }))}
          />
          {period === 'custom' && (
            <>
              <TextField
                label={t('reports.from')}
                type="date"
                value={from}
                onChange={(day) => choosePeriod({ from: day })}
                problem={problems.from}
              />
              <TextField
                label={t('reports.to')}
                type="date"
                value={to}
                onChange={(day) => choosePeriod({ to: day })}
                problem={problems.to}
              />
            </>
          )}
          {data && isAsked && (
            <p className="muted small">
              {t('reports.compared', {
                from: format.day(data.period.from),
                to: format.day(data.period.to),
                before: format.day(data.previous.from),
                until: format.day(data.previous.to),
                zone: zoneName(data.time_zone),
              })}
            </p>
          )}
          {data && isAsked && (
            <SaveCsv
              title={t('reports.figures')}
              address={addressOfCall(downloadReport, { ...query, table: 'measures' })}
              name={`measures-${data.period.from}-${data.period.to}.csv`}
            />
          )}
        </div>
      )}
      <CallFailure className="before" error={error}>
        {data &&
          fulfilledTimeStamp &&
          t('reports.stale', { at: format.moment(new Date(fulfilledTimeStamp).toISOString()) })}
      </CallFailure>
      {reads && !isAsked && <p className="muted">{t('reports.chooseDays')}</p>}
      {reads && isAsked && !data && !error && <Skeleton lines={8} fills />}
      {data && isAsked && (
        <>
          <ReportFigures report={data} addressOf={addressOf} />
          {rows && <ReportRows open={rows} report={data} page={page} addressOf={addressOf} />}
          <ReportTables report={data} query={query} addressOf={addressOf} />
        </>
      )}
    </>
  );
}

/** Opens the pilots of the court, for those who may see them. */
function PilotsLink() {
  const { t } = useTranslation();
  const reads = useAppSelector(({ user }) => may(capacityOf(user), 'pilots:read'));
  if (!reads) return null;
  return (
    <Link className={buttonClass({})} to={pathTo.pilots()}>
      {t('reports.pilots')}
    </Link>
  );
}
