import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from './visibleCases.ts';
import type { Seer } from './visibleFilings.ts';

/**
 * The deadlines that a person has access to, in a query that joins `cases`: the court's in every case that they have
 * access to, and their own. An attorney's own deadlines are visible to no one else, including court staff.
 */
export function visibleDeadlines(db: Db, viewer: Seer): SQL {
  const ofCourt = and(isNull(deadlines.owner_id), visibleCases(db, viewer));
  const own = eq(deadlines.owner_id, viewer.person_id);
  return and(eq(deadlines.court_id, viewer.court_id), or(ofCourt, own)) ?? sql`false`;
}

/** Those of the user's own work: the judge's cases, what a clerk keeps, all that a filer may see. */
export function mine(viewer: Actor): SQL | undefined {
  switch (viewer.capacity) {
    case 'judge':
      return or(eq(cases.judge_id, viewer.person_id), eq(deadlines.kept_by, viewer.person_id));
    case 'clerk':
    case 'court_administrator':
      return eq(deadlines.kept_by, viewer.person_id);
    default:
      return undefined;
  }
}
