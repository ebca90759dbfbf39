import { and, eq, exists, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { CaseType } from '#domain/courts/choices';
import type { CorrectableField } from '#domain/reading/Reading';
import type { RowSet } from '#domain/reports/measures';
import { isDuring } from '#server/db/isDuring';
import {
  reportAttorneys,
  reportCaseCounsel,
  reportCases,
  reportDecisions,
  reportFilings,
  reportHearings,
} from '#server/db/schema/reports';
import type { Db } from '#server/kernel/Database';
import { isRecordShown, isShown } from '#server/visibility/hiddenCases';
import type { Seer } from '#server/visibility/visibleFilings';

/** Which rows a figure counts: the court, the days (both included, by its clock), and a part of them. */
export type Narrowing = {
  /** Rows of cases that are hidden from the viewer are not counted. */
  viewer: Seer;
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

function between(
  column: typeof reportFilings.received_at | typeof reportDecisions.settled_at,
  at: Narrowing,
): SQL | undefined {
  return isDuring(at)(sql`${column}`);
}

/** Filings received. A corrected one counts once, at its first receipt; a withdrawn one counts too. */
export function received(db: Db, at: Narrowing): SQL | undefined {
  return and(
    eq(reportFilings.court_id, at.court_id),
    isRecordShown('filing', reportFilings.id, at.viewer),
    between(reportFilings.received_at, at),
    at.case_type ? eq(reportFilings.case_type, at.case_type) : undefined,
    at.attorney_id
      ? exists(
          db
            .select({ found: sql`1` })
            .from(reportAttorneys)
            .where(and(eq(reportAttorneys.id, at.attorney_id), eq(reportAttorneys.person_id, reportFilings.filed_by))),
        )
      : undefined,
  );
}

type Decision = (typeof reportDecisions.$inferSelect)['decision'];

/** Decisions that took effect. */
export function decided(at: Narrowing, decision?: Decision): SQL | undefined {
  return and(
    eq(reportDecisions.court_id, at.court_id),
    isRecordShown('filing', reportDecisions.filing_id, at.viewer),
    between(reportDecisions.settled_at, at),
    decision ? eq(reportDecisions.decision, decision) : undefined,
    at.case_type ? eq(reportDecisions.case_type, at.case_type) : undefined,
    at.clerk_id ? eq(reportDecisions.decided_by, at.clerk_id) : undefined,
  );
}

/** Cases that were opened in the period. */
export function opened(at: Narrowing): SQL | undefined {
  return and(
    eq(reportCases.court_id, at.court_id),
    isShown(reportCases.id, at.viewer),
    gte(reportCases.opened_on, at.from),
    sql`${reportCases.opened_on} <= ${at.to}::date`,
    at.case_type ? eq(reportCases.case_type, at.case_type) : undefined,
  );
}

/** Cases that were closed in the period. */
export function closed(at: Narrowing): SQL | undefined {
  return and(
    eq(reportCases.court_id, at.court_id),
    isShown(reportCases.id, at.viewer),
    gte(reportCases.closed_on, at.from),
    sql`${reportCases.closed_on} <= ${at.to}::date`,
    at.case_type ? eq(reportCases.case_type, at.case_type) : undefined,
  );
}

/** Cases that are open now, regardless of the period. */
export function openNow(db: Db, at: Narrowing): SQL | undefined {
  return and(
    eq(reportCases.court_id, at.court_id),
    isShown(reportCases.id, at.viewer),
    eq(reportCases.status, 'open'),
    at.case_type ? eq(reportCases.case_type, at.case_type) : undefined,
    at.judge_id ? eq(reportCases.judge_id, at.judge_id) : undefined,
    at.attorney_id
      ? inArray(
          reportCases.id,
          db
            .select({ id: reportCaseCounsel.case_id })
            .from(reportCaseCounsel)
            .where(eq(reportCaseCounsel.attorney_id, at.attorney_id)),
        )
      : undefined,
  );
}

/** Hearings by their outcome. Held ones were marked so; upcoming ones are scheduled for today or later. */
export type HearingGroup = 'held' | 'cancelled' | 'upcoming';

/** Hearings of the period by the court's date, of one group or all. */
export function heard(at: Narrowing, group: HearingGroup | 'all'): SQL | undefined {
  return and(
    eq(reportHearings.court_id, at.court_id),
    isRecordShown('hearing', reportHearings.id, at.viewer),
    gte(reportHearings.hearing_date, at.from),
    sql`${reportHearings.hearing_date} <= ${at.to}::date`,
    group === 'all' ? undefined : isIn(group, at.today),
    at.event_type ? eq(reportHearings.event_type, at.event_type) : undefined,
    at.judge ? eq(reportHearings.judge, at.judge) : undefined,
    at.judge_id ? eq(reportHearings.judge_id, at.judge_id) : undefined,
  );
}

/** Whether a hearing is in a group. */
export function isIn(group: HearingGroup, today: string): SQL {
  if (group === 'held') return sql`(${reportHearings.status} = 'completed')`;
  if (group === 'cancelled') return sql`(${reportHearings.status} = 'cancelled')`;
  return sql`(${reportHearings.status} = 'scheduled' and ${reportHearings.hearing_date} >= ${today}::date)`;
}

const decisionOf: Partial<Record<RowSet, Decision>> = {
  filings_approved: 'accepted',
  filings_returned: 'returned',
  filings_rejected: 'rejected',
};
const groupOf: Partial<Record<RowSet, HearingGroup | 'all'>> = {
  hearings_held: 'held',
  hearings_cancelled: 'cancelled',
  hearings_upcoming: 'upcoming',
  hearings_all: 'all',
};

/** The source and the condition of the rows behind a figure, for the figure and for the list. */
export function conditionOf(db: Db, set: RowSet, at: Narrowing) {
  const group = groupOf[set];
  if (group) return { of: 'hearings' as const, where: heard(at, group) };
  if (set === 'filings_received') return { of: 'filings' as const, where: received(db, at) };
  if (set === 'cases_opened') return { of: 'cases' as const, where: opened(at) };
  if (set === 'cases_closed') return { of: 'cases' as const, where: closed(at) };
  if (set === 'open_cases') return { of: 'cases' as const, where: openNow(db, at) };
  return { of: 'decisions' as const, where: decided(at, decisionOf[set]) };
}
