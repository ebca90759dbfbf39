import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { downloadReport, type Report, type ReportTable } from '#contract/reports';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import type { Column } from '#web/ui/Table.tsx';
import type { OpenRows, ReportAddress } from './useReportAddress.ts';
import { writeFigure } from './writeFigure.ts';

/** A report with its period, and the address that opens the rows behind one of its numbers. */
export type ReportProps = { report: Report; query: ReportAddress['query']; addressOf: ReportAddress['addressOf'] };

/** The parts that the tables of a report share: column names, files, and columns of numbers that open their rows. */
export function useReportParts({ report, query, addressOf }: ReportProps) {
  const { t } = useTranslation();
  const title = (name: string) => t(`reports.column.${name}`);
  const csv = (table: ReportTable) => ({
    address: addressOfCall(downloadReport, { ...query, table }),
    name: `${table}-${report.period.from}-${report.period.to}.csv`,
  });
  const opens = <Row,>(key: string, count: (row: Row) => number, rowsOf: (row: Row) => OpenRows): Column<Row> => ({
    key,
    title: title(key),
    numeric: true,
    cell: (row) => (
      <Link to={addressOf(rowsOf(row))} preventScrollReset>
        {writeFigure(t, count(row), 'count')}
      </Link>
    ),
  });
  return { t, title, csv, opens };
}
