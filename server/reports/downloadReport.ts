import type { FastifyReply } from 'fastify';
import type { InputOf } from '#contract/endpoint';
import type { downloadReport as asked, downloadReportRows as askedRows, Report, ReportTable } from '#contract/reports';
import { readCourt } from '#server/courts/readCourt';
import { sendCsv } from '#server/http/sendCsv';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findRows } from './listReportRows.ts';
import { readReport } from './readReport.ts';

const mostRows = 50_000;
type Line = readonly (string | number | null)[];

/** One table of a report as a file. */
export async function downloadReport(
  needs: Needs<'db' | 'now'>,
  viewer: Actor,
  { table, ...period }: InputOf<typeof asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const report = await readReport(needs, viewer, period);
  const { header, rows } = tableOf(report, table);
  return sendCsv(reply, `${table}-${report.period.from}-${report.period.to}.csv`, header, rows);
}

/** The rows behind a figure as a file. */
export async function downloadReportRows(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { set, ...narrowed }: InputOf<typeof askedRows>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id: court_id, time_zone, today } = await readCourt(db, now(), viewer.court_id);
  const rows = await findRows(
    db,
    viewer,
    set,
    { ...narrowed, viewer, court_id, time_zone, today },
    { limit: mostRows, offset: 0 },
  );
  const header = ['at', 'number', 'title', 'detail', 'seconds'];
  return sendCsv(
    reply,
    `${set}-${narrowed.from}-${narrowed.to}.csv`,
    header,
    rows.map(({ at, number, title, detail, seconds }) => [at, number, title, detail, seconds]),
  );
}

function tableOf(report: Report, table: ReportTable): { header: string[]; rows: Line[] } {
  const rows: Record<ReportTable, readonly Record<string, string | number | null>[]> = {
    measures: report.measures,
    filings_over_time: report.filings_over_time,
    by_case_type: report.by_case_type,
    hearings_by_type: report.hearings_by_type,
    hearings_by_judge: report.hearings_by_judge,
    clerks: report.workload.clerks,
    judges: report.workload.judges,
    attorneys: report.workload.attorneys,
    corrections: report.corrections.map(({ interval, ...row }) => ({
      ...row,
      changed_low: interval?.[0] ?? null,
      changed_high: interval?.[1] ?? null,
    })),
  };
  const header = columnsOf[table];
  return { header, rows: rows[table].map((row) => header.map((column) => row[column] ?? null)) };
}

const columnsOf: Record<ReportTable, string[]> = {
  measures: ['id', 'value', 'previous'],
  filings_over_time: ['from', 'to', 'received', 'approved', 'returned', 'rejected'],
  by_case_type: ['case_type', 'received', 'opened', 'closed', 'clearance'],
  hearings_by_type: ['event_type', 'held', 'cancelled', 'upcoming'],
  hearings_by_judge: ['judge', 'held', 'cancelled', 'upcoming'],
  clerks: ['name', 'approved', 'returned', 'rejected', 'turnaround_median'],
  judges: ['name', 'open_cases', 'hearings'],
  attorneys: ['name', 'open_cases', 'filings'],
  corrections: [
    ...['field', 'looked_at', 'confirmed', 'corrected', 'changed', 'changed_low', 'changed_high'],
    ...['supplied', 'untouched'],
  ],
};
