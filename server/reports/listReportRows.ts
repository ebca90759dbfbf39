import { count, desc, eq, type SQL } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listReportRows as asked, ReportRow } from '#contract/reports';
import type { RowSet } from '#domain/reports/measures';
import { readCourt } from '#server/courts/readCourt';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { people } from '#server/db/schema/people';
import { reviews } from '#server/db/schema/reviews';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { countWordRows, findWordRows, isWordSet } from './listWords.ts';
import { conditionOf, type Narrowing, turnaround } from './rowConditions.ts';

type Asked = InputOf<typeof asked>;
type Window = { limit: number; offset: number };

/** One page of the rows behind a figure. */
export async function listReportRows(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { set, page, per_page, ...narrowed }: Asked,
): Promise<ReplyOf<typeof asked>> {
  const { id: court_id, time_zone, today } = await readCourt(db, now(), viewer.court_id);
  const at = { ...narrowed, court_id, time_zone, today };
  const [data, total_rows] = await Promise.all([
    findRows(db, set, at, { limit: per_page, offset: (page - 1) * per_page }),
    countRows(db, set, at),
  ]);
  return { data, total_rows, total_pages: Math.ceil(total_rows / per_page) };
}

export async function countRows(db: Db, set: RowSet, at: Narrowing): Promise<number> {
  if (isWordSet(set)) return countWordRows(db, set, at);
  const { of, where } = conditionOf(db, set, at);
  const decisions = db
    .select({ n: count() })
    .from(reviews)
    .innerJoin(filings, eq(filings.id, reviews.filing_id))
    .where(where);
  const table = { filings, cases, hearings };
  const [found] = await (of === 'decisions' ? decisions : db.select({ n: count() }).from(table[of]).where(where));
  return found!.n;
}

/** The rows behind a figure, the newest first. */
export function findRows(db: Db, set: RowSet, at: Narrowing, window: Window): Promise<ReportRow[]> {
  if (isWordSet(set)) return findWordRows(db, set, at, window);
  const { of, where } = conditionOf(db, set, at);
  if (of === 'filings') return findFilings(db, where, window);
  if (of === 'decisions') return findDecisions(db, where, window);
  if (of === 'cases') return findCases(db, where, set === 'cases_closed', window);
  return findHearings(db, where, window);
}

async function findFilings(db: Db, where: SQL | undefined, { limit, offset }: Window): Promise<ReportRow[]> {
  const rows = await db
    .select()
    .from(filings)
    .where(where)
    .orderBy(desc(filings.received_at), desc(filings.id))
    .limit(limit)
    .offset(offset);
  return rows.map((filing) => ({
    id: filing.id,
    at: filing.received_at.toISOString(),
    number: filing.case_number,
    title: filing.title ?? filing.document_name,
    detail: filing.state,
    seconds: null,
    href: `/case-processing?filing=${filing.id}`,
  }));
}

async function findDecisions(db: Db, where: SQL | undefined, { limit, offset }: Window): Promise<ReportRow[]> {
  const rows = await db
    .select({ review: reviews, filing: filings, clerk: people.full_name, seconds: turnaround.mapWith(Number) })
    .from(reviews)
    .innerJoin(filings, eq(filings.id, reviews.filing_id))
    .innerJoin(people, eq(people.id, reviews.decided_by))
    .where(where)
    .orderBy(desc(reviews.settled_at), desc(reviews.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ review, filing, clerk, seconds }) => ({
    id: review.id,
    at: review.settled_at!.toISOString(),
    number: filing.case_number,
    title: filing.title ?? filing.document_name,
    detail: `${review.decision}, ${clerk}`,
    seconds,
    href: `/case-processing?filing=${filing.id}`,
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
    .from(cases)
    .where(where)
    .orderBy(desc(byEnd ? cases.closed_on : cases.opened_on), desc(cases.id))
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
    .from(hearings)
    .where(where)
    .orderBy(desc(hearings.hearing_date), desc(hearings.hearing_time), desc(hearings.id))
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
