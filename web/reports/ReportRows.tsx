import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { downloadReportRows, type Report, type ReportRow } from '#contract/reports';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { SaveCsv } from './ReportPanel.tsx';
import styles from './ReportRows.module.css';
import { useListReportRowsQuery } from './reportsApi.ts';
import type { OpenRows, ReportAddress } from './useReportAddress.ts';
import { writeFigure } from './writeFigure.ts';

type Props = { open: OpenRows; report: Report; page: number; addressOf: ReportAddress['addressOf'] };

/** The rows behind a figure, selected by the same condition as the figure. */
export function ReportRows({ open, report, page, addressOf }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, from = report.period.from, to = report.period.to, ...narrowed } = open;
  const asked = { ...narrowed, from, to };
  const { data, error, isFetching } = useListReportRowsQuery({ ...asked, page, per_page: 20 });
  const key = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list moves the focus to its heading.
  useEffect(() => heading.current?.focus(), [key]);

  const narrowing = [name, narrowed.case_type, narrowed.event_type, narrowed.judge].filter(Boolean).join(', ');
  const title = t(`reports.rows.${open.set}`);
  const columns: Column<ReportRow>[] = [
    {
      key: 'at',
      title: t('reports.column.at'),
      cell: ({ at }) => <span className="nowrap">{at.length === 10 ? format.day(at) : format.moment(at)}</span>,
    },
    { key: 'what', title: t('reports.column.what'), cell: ({ href, title: words }) => <Link to={href}>{words}</Link> },
    { key: 'number', title: t('reports.column.number'), cell: ({ number }) => number },
    { key: 'detail', title: t('reports.column.detail'), secondary: true, cell: ({ detail }) => detail },
    ...(data?.data.some(({ seconds }) => seconds !== null)
      ? [
          {
            key: 'seconds',
            title: t('reports.column.turnaround'),
            numeric: true,
            cell: ({ seconds }: ReportRow) => writeFigure(t, seconds, 'seconds'),
          },
        ]
      : []),
  ];
  return (
    <section className={`panel ${styles.reportRows}`} aria-labelledby="report-rows" aria-busy={isFetching}>
      <header>
        <h2 id="report-rows" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {data && <CountBadge count={data.total_rows} />}
        <span className="muted small">
          {open.set === 'open_cases'
            ? t('reports.now')
            : t('reports.span', { from: format.day(from), to: format.day(to) })}
          {narrowing && ` · ${narrowing}`}
        </span>
        <div className="end">
          <SaveCsv
            title={title}
            address={addressOfCall(downloadReportRows, asked)}
            name={`${open.set}-${from}-${to}.csv`}
          />
          <Link
            className={buttonClass({ kind: 'quiet', dense: true, iconOnly: true })}
            to={addressOf(null)}
            aria-label={t('reports.close')}
            preventScrollReset
          >
            <X className="i" aria-hidden />
          </Link>
        </div>
      </header>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={5} />
        </div>
      )}
      {data?.total_rows === 0 && <p className="body muted">{t('reports.nothing')}</p>}
      {data && data.data.length > 0 && (
        <Table cards caption={title} columns={columns} rows={data.data} rowKey={({ id }) => id} dense />
      )}
      {data && data.total_pages > 1 && (
        <Pager
          page={page}
          totalPages={data.total_pages}
          onPage={(to_page) => void navigate(addressOf(open, to_page), { preventScrollReset: true })}
        />
      )}
    </section>
  );
}
