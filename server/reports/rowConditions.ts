import { and, eq, exists, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { CaseType } from '#domain/courts/choices';
import type { CorrectableField } from '#domain/reading/Reading';
import type { RowSet } from '#domain/reports/measures';
import { attorneys } from '#server/db/schema/attorneys';
import { hearings } from '#server/db/schema/calendar';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import type { Db } from '#server/kernel/Database';

/** The court, the days (both included, in the court's time zone), and the part of a report to which the rows belong. */
export type Narrowing = {
  court_id: string;
  time_zone: string;
  from: string;
  to: string;
  today: string;
  case_type?: CaseType | undefined;
  event_type?: string | undefined;
  judge?: string | undefined;
  judge_id?: string | undefined;
  clerk_id?: string | undefined;
  attorney_id?: string | undefined;
  field?: CorrectableField | undefined;
};

/** Whether a moment is within the days: a day begins and ends at the court's midnight, regardless of clock changes. */
export function isDuring({ from, to, time_zone }: Narrowing): (moment: SQL) => SQL | undefined {
  const midnight = (date: string, days: number) =>
    sql`((${date}::date + ${days}::int)::timestamp at time zone ${time_zone})`;
  return (moment) => and(sql`${moment} >= ${midnight(from, 0)}`, sql`${moment} < ${midnight(to, 1)}`);
}

function between(column: typeof filings.received_at | typeof reviews.settled_at, at: Narrowing): SQL | undefined {
  return isDuring(at)(sql`${column}`);
}

/** Filings that came in: a corrected one counts once, when it first came; one that was withdrawn came in too. */
export function received(db: Db, at: Narrowing): SQL | undefined {
  return and(
    eq(filings.court_id, at.court_id),
    between(filings.received_at, at),
    at.case_type ? eq(filings.case_type, at.case_type) : undefined,
    at.attorney_id
      ? exists(
          db
            .select({ found: sql`1` })
            .from(attorneys)
            .where(and(eq(attorneys.id, at.attorney_id), eq(attorneys.person_id, filings.filed_by))),
        )
      : undefined,
  );
}

export type Decision = (typeof reviews.$inferSelect)['decision'];

/** Decisions that took effect, in a query that joins `filings`. */
export function decided(at: Narrowing, decision?: Decision): SQL | undefined {
  return and(
    eq(reviews.state, 'effective'),
    eq(filings.court_id, at.court_id),
    between(reviews.settled_at, at),
    decision ? eq(reviews.decision, decision) : undefined,
    at.case_type ? eq(filings.case_type, at.case_type) : undefined,
    at.clerk_id ? eq(reviews.decided_by, at.clerk_id) : undefined,
  );
}

/** From the day that a document came, the corrected one if it came again, to the decision. */
export const turnaround = sql<number>`extract(epoch from ${reviews.decided_at} - case
  when ${filings.resubmitted_at} <= ${reviews.decided_at} then ${filings.resubmitted_at} else ${filings.received_at} end)`;

export function opened(at: Narrowing): SQL | undefined {
  return and(
    eq(cases.court_id, at.court_id),
    gte(cases.opened_on, at.from),
    sql`${cases.opened_on} <= ${at.to}::date`,
    at.case_type ? eq(cases.case_type, at.case_type) : undefined,
  );
}

export function closed(at: Narrowing): SQL | undefined {
  return and(
    eq(cases.court_id, at.court_id),
    gte(cases.closed_on, at.from),
    sql`${cases.closed_on} <= ${at.to}::date`,
    at.case_type ? eq(cases.case_type, at.case_type) : undefined,
  );
}

/** Cases that are open now, regardless of the period. */
export function openNow(db: Db, at: Narrowing): SQL | undefined {
  return and(
    eq(cases.court_id, at.court_id),
    eq(cases.status, 'open'),
    at.case_type ? eq(cases.case_type, at.case_type) : undefined,
    at.judge_id ? eq(cases.judge_id, at.judge_id) : undefined,
    at.attorney_id
      ? inArray(
          cases.id,
          db
            .select({ id: caseAssignments.case_id })
            .from(caseAssignments)
            .where(eq(caseAssignments.attorney_id, at.attorney_id)),
        )
      : undefined,
  );
}

export type HearingHeap = 'held' | 'cancelled' | 'upcoming' | 'all';

/** Hearings by the court's date: held ones were marked so, upcoming ones are scheduled for today or later. */
export function heard(at: Narrowing, heap: HearingHeap): SQL | undefined {
  return and(
    eq(hearings.court_id, at.court_id),
    gte(hearings.hearing_date, at.from),
    sql`${hearings.hearing_date} <= ${at.to}::date`,
    heap === 'all' ? undefined : sql`${isHeap(heap, at.today)}`,
    at.event_type ? eq(hearings.event_type, at.event_type) : undefined,
    at.judge ? eq(hearings.judge, at.judge) : undefined,
    at.judge_id ? eq(hearings.judge_id, at.judge_id) : undefined,
  );
}

export function isHeap(heap: Exclude<HearingHeap, 'all'>, today: string): SQL {
  if (heap === 'held') return sql`(${hearings.status} = 'completed')`;
  if (heap === 'cancelled') return sql`(${hearings.status} = 'cancelled')`;
  return sql`(${hearings.status} = 'scheduled' and ${hearings.hearing_date} >= ${today}::date)`;
}

const decisionOf: Partial<Record<RowSet, Decision>> = {
  filings_approved: 'accepted',
  filings_returned: 'returned',
  filings_rejected: 'rejected',
};
const heapOf: Partial<Record<RowSet, HearingHeap>> = {
  hearings_held: 'held',
  hearings_cancelled: 'cancelled',
  hearings_upcoming: 'upcoming',
  hearings_all: 'all',
};

/** The tables from which rows come and the rule that selects them: figures and lists share this. */
export function conditionOf(db: Db, set: RowSet, at: Narrowing) {
  const heap = heapOf[set];
  if (heap) return { of: 'hearings' as const, where: heard(at, heap) };
  if (set === 'filings_received') return { of: 'filings' as const, where: received(db, at) };
  if (set === 'cases_opened') return { of: 'cases' as const, where: opened(at) };
  if (set === 'cases_closed') return { of: 'cases' as const, where: closed(at) };
  if (set === 'open_cases') return { of: 'cases' as const, where: openNow(db, at) };
  return { of: 'decisions' as const, where: decided(at, decisionOf[set]) };
}
