import { desc, type SQL } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listReportRows as asked, ReportRow } from '#contract/reports';
import { pathTo } from '#domain/paths/pathTo';
import type { RowSet } from '#domain/reports/measures';
import { readCourt } from '#server/courts/readCourt';
import { reportCases, reportDecisions, reportFilings, reportHearings } from '#server/db/schema/reports';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { countReviewedRows, findReviewedRows, isReviewedSet } from './listReviewedValues.ts';
import { conditionOf, type Narrowing } from './rowConditions.ts';

type Asked = InputOf<typeof asked>;
type Window = { limit: number; offset: number };

/** One page of the rows behind a figure. */
export async function listReportRows(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { set, page, per_page, ...narrowed }: Asked,
): Promise<ReplyOf<typeof asked>> {
  const { id: court_id, time_zone, today } = await readCourt(db, now(), viewer.court_id);
  const at = { ...narrowed, viewer, court_id, time_zone, today };
  const [data, total_rows] = await Promise.all([
    findRows(db, viewer, set, at, { limit: per_page, offset: (page - 1) * per_page }),
    countRows(db, viewer, set, at),
  ]);
  return { data, total_rows, total_pages: Math.ceil(total_rows / per_page) };
}

const views = { filings: reportFilings, decisions: reportDecisions, cases: reportCases, hearings: reportHearings };

/** How many rows are behind a figure. */
export async function countRows(db: Db, viewer: Actor, set: RowSet, at: Narrowing): Promise<number> {
  if (isReviewedSet(set)) return countReviewedRows(db, viewer, set, at);
  const { of, where } = conditionOf(db, set, at);
  return db.$count(views[of], where);
}

/** The rows behind a figure, the newest first. */
export function findRows(db: Db, viewer: Actor, set: RowSet, at: Narrowing, window: Window): Promise<ReportRow[]> {
  if (isReviewedSet(set)) return findReviewedRows(db, viewer, set, at, window);
  const { of, where } = conditionOf(db, set, at);
  if (of === 'filings') return findFilings(db, where, window);
  if (of === 'decisions') return findDecisions(db, where, window);
  if (of === 'cases') return findCases(db, where, set === 'cases_closed', window);
  return findHearings(db, where, window);
}

async function findFilings(db: Db, where: SQL | undefined, { limit, offset }: Window): Promise<ReportRow[]> {
  const rows = await db
    .select()
    .from(reportFilings)
    .where(where)
    .orderBy(desc(reportFilings.received_at), desc(reportFilings.id))
    .limit(limit)
    .offset(offset);
  return rows.map((filing) => ({
    id: filing.id,
    at: filing.received_at.toISOString(),
    number: filing.case_number,
    title: filing.title,
    detail: filing.state,
    seconds: null,
    href: pathTo.filing(filing.id),
  }));
}

async function findDecisions(db: Db, where: SQL | undefined, { limit, offset }: Window): Promise<ReportRow[]> {
  const rows = await db
    .select()
    .from(reportDecisions)
    .where(where)
    .orderBy(desc(reportDecisions.settled_at), desc(reportDecisions.id))
    .limit(limit)
    .offset(offset);
  return rows.map((decision) => ({
    id: decision.id,
    at: decision.settled_at.toISOString(),
    number: decision.case_number,
    title: decision.title,
    detail: `${decision.decision}, ${decision.clerk}`,
    seconds: decision.turnaround,
    href: pathTo.filing(decision.filing_id),
  }));
}

async function findCases(
  db: Db,
  where: SQL | undefined,
  byEnd: boolean,
  { limit, offset }: Window,
): Promise<ReportRow[]> {
  const rows = await db
    .select()
    .from(reportCases)
    .where(where)
    .orderBy(desc(byEnd ? reportCases.closed_on : reportCases.opened_on), desc(reportCases.id))
    .limit(limit)
    .offset(offset);
  return rows.map((one) => ({
    id: one.id,
    at: (byEnd ? one.closed_on : null) ?? one.opened_on,
    number: one.case_number,
    title: one.title,
    detail: one.disposition ? `${one.case_type}, ${one.disposition}` : one.case_type,
    seconds: null,
    href: `/cases/${one.id}`,
  }));
}

async function findHearings(db: Db, where: SQL | undefined, { limit, offset }: Window): Promise<ReportRow[]> {
  const rows = await db
    .select()
    .from(reportHearings)
    .where(where)
    .orderBy(desc(reportHearings.hearing_date), desc(reportHearings.hearing_time), desc(reportHearings.id))
    .limit(limit)
    .offset(offset);
  return rows.map((one) => ({
    id: one.id,
    at: one.starts_at.toISOString(),
    number: one.case_number,
    title: one.case_title,
    detail: `${one.event_type}, ${one.judge}, ${one.status}`,
    seconds: null,
    href: `/calendar?hearing=${one.id}`,
  }));
}
