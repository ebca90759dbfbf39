import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Report } from '#contract/reports';
import {
  reportAttorneys,
  reportCaseCounsel,
  reportCases,
  reportDecisions,
  reportFilings,
  reportHearings,
  reportJudges,
} from '#server/db/schema/reports';
import type { Db } from '#server/kernel/Database';
import { medianTurnaround, ofDecision } from './countMeasures.ts';
import { decided, heard, type Narrowing, received } from './rowConditions.ts';

const mostLines = 40;

/** The workload of people: decisions of clerks, open cases and hearings of judges, open cases and filings of attorneys. */
export async function countWorkload(db: Db, at: Narrowing): Promise<Report['workload']> {
  return {
    clerks: await countClerks(db, at),
    judges: await countJudges(db, at),
    attorneys: await countAttorneys(db, at),
  };
}

function countClerks(db: Db, at: Narrowing): Promise<Report['workload']['clerks']> {
  return db
    .select({
      id: reportDecisions.decided_by,
      name: reportDecisions.clerk,
      approved: ofDecision('accepted'),
      returned: ofDecision('returned'),
      rejected: ofDecision('rejected'),
      turnaround_median: medianTurnaround,
    })
    .from(reportDecisions)
    .where(decided(at))
    .groupBy(reportDecisions.decided_by, reportDecisions.clerk)
    .orderBy(sql`count(*) desc`, asc(reportDecisions.clerk))
    .limit(mostLines);
}

function countJudges(db: Db, at: Narrowing): Promise<Report['workload']['judges']> {
  const open = db
    .select({ judge_id: reportCases.judge_id, n: sql<number>`count(*)::int`.as('open_cases') })
    .from(reportCases)
    .where(and(eq(reportCases.court_id, at.court_id), eq(reportCases.status, 'open')))
    .groupBy(reportCases.judge_id)
    .as('open');
  const sat = db
    .select({ judge_id: reportHearings.judge_id, n: sql<number>`count(*)::int`.as('hearings_held') })
    .from(reportHearings)
    .where(heard(at, 'all'))
    .groupBy(reportHearings.judge_id)
    .as('sat');
  return db
    .select({
      id: reportJudges.person_id,
      name: reportJudges.full_name,
      open_cases: sql<number>`coalesce(${open.n}, 0)::int`,
      hearings: sql<number>`coalesce(${sat.n}, 0)::int`,
    })
    .from(reportJudges)
    .leftJoin(open, eq(open.judge_id, reportJudges.person_id))
    .leftJoin(sat, eq(sat.judge_id, reportJudges.person_id))
    .where(eq(reportJudges.court_id, at.court_id))
    .orderBy(desc(sql`coalesce(${open.n}, 0)`), asc(reportJudges.full_name))
    .limit(mostLines);
}

function countAttorneys(db: Db, at: Narrowing): Promise<Report['workload']['attorneys']> {
  const open = db
    .select({ attorney_id: reportCaseCounsel.attorney_id, n: sql<number>`count(*)::int`.as('open_cases') })
    .from(reportCaseCounsel)
    .where(and(eq(reportCaseCounsel.court_id, at.court_id), eq(reportCaseCounsel.status, 'open')))
    .groupBy(reportCaseCounsel.attorney_id)
    .as('open');
  const filed = db
    .select({ filed_by: reportFilings.filed_by, n: sql<number>`count(*)::int`.as('filed') })
    .from(reportFilings)
    .where(received(db, at))
    .groupBy(reportFilings.filed_by)
    .as('sent');
  const load = sql`coalesce(${open.n}, 0) + coalesce(${filed.n}, 0)`;
  return db
    .select({
      id: reportAttorneys.id,
      name: reportAttorneys.full_name,
      open_cases: sql<number>`coalesce(${open.n}, 0)::int`,
      filings: sql<number>`coalesce(${filed.n}, 0)::int`,
    })
    .from(reportAttorneys)
    .leftJoin(open, eq(open.attorney_id, reportAttorneys.id))
    .leftJoin(filed, eq(filed.filed_by, reportAttorneys.person_id))
    .where(and(eq(reportAttorneys.court_id, at.court_id), sql`${load} > 0`))
    .orderBy(desc(load), asc(reportAttorneys.full_name))
    .limit(mostLines);
}
