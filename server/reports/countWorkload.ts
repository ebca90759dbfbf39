import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Report } from '#contract/reports';
import { attorneys } from '#server/db/schema/attorneys';
import { hearings } from '#server/db/schema/calendar';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { judgeProfiles, people } from '#server/db/schema/people';
import { reviews } from '#server/db/schema/reviews';
import type { Db } from '#server/kernel/Database';
import { medianTurnaround, ofDecision } from './countMeasures.ts';
import { decided, heard, type Narrowing, received } from './rowConditions.ts';

const mostLines = 40;

/** Whose work is how much: decisions of clerks, open cases and hearings of judges, open cases and filings of attorneys. */
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
      id: people.id,
      name: people.full_name,
      approved: ofDecision('accepted'),
      returned: ofDecision('returned'),
      rejected: ofDecision('rejected'),
      turnaround_median: medianTurnaround,
    })
    .from(reviews)
    .innerJoin(filings, eq(filings.id, reviews.filing_id))
    .innerJoin(people, eq(people.id, reviews.decided_by))
    .where(decided(at))
    .groupBy(people.id)
    .orderBy(sql`count(*) desc`, asc(people.full_name))
    .limit(mostLines);
}

function countJudges(db: Db, at: Narrowing): Promise<Report['workload']['judges']> {
  const open = db
    .select({ judge_id: cases.judge_id, n: sql<number>`count(*)::int`.as('open_cases') })
    .from(cases)
    .where(and(eq(cases.court_id, at.court_id), eq(cases.status, 'open')))
    .groupBy(cases.judge_id)
    .as('open');
  const sat = db
    .select({ judge_id: hearings.judge_id, n: sql<number>`count(*)::int`.as('hearings_held') })
    .from(hearings)
    .where(heard(at, 'all'))
    .groupBy(hearings.judge_id)
    .as('sat');
  return db
    .select({
      id: people.id,
      name: people.full_name,
      open_cases: sql<number>`coalesce(${open.n}, 0)::int`,
      hearings: sql<number>`coalesce(${sat.n}, 0)::int`,
    })
    .from(judgeProfiles)
    .innerJoin(people, eq(people.id, judgeProfiles.person_id))
    .leftJoin(open, eq(open.judge_id, people.id))
    .leftJoin(sat, eq(sat.judge_id, people.id))
    .where(and(eq(judgeProfiles.court_id, at.court_id), eq(judgeProfiles.status, 'verified')))
    .orderBy(desc(sql`coalesce(${open.n}, 0)`), asc(people.full_name))
    .limit(mostLines);
}

function countAttorneys(db: Db, at: Narrowing): Promise<Report['workload']['attorneys']> {
  const open = db
    .select({ attorney_id: caseAssignments.attorney_id, n: sql<number>`count(*)::int`.as('open_cases') })
    .from(caseAssignments)
    .innerJoin(cases, eq(cases.id, caseAssignments.case_id))
    .where(and(eq(cases.court_id, at.court_id), eq(cases.status, 'open')))
    .groupBy(caseAssignments.attorney_id)
    .as('open');
  const filed = db
    .select({ filed_by: filings.filed_by, n: sql<number>`count(*)::int`.as('filed') })
    .from(filings)
    .where(received(db, at))
    .groupBy(filings.filed_by)
    .as('sent');
  const load = sql`coalesce(${open.n}, 0) + coalesce(${filed.n}, 0)`;
  return db
    .select({
      id: attorneys.id,
      name: attorneys.full_name,
      open_cases: sql<number>`coalesce(${open.n}, 0)::int`,
      filings: sql<number>`coalesce(${filed.n}, 0)::int`,
    })
    .from(attorneys)
    .leftJoin(open, eq(open.attorney_id, attorneys.id))
    .leftJoin(filed, eq(filed.filed_by, attorneys.person_id))
    .where(and(eq(attorneys.court_id, at.court_id), sql`${load} > 0`))
    .orderBy(desc(load), asc(attorneys.full_name))
    .limit(mostLines);
}
