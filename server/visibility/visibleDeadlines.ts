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
export function visibleDeadlines(db: Db, asker: Seer): SQL {
  const ofCourt = and(isNull(deadlines.owner_id), visibleCases(db, asker));
  const own = eq(deadlines.owner_id, asker.person_id);
  return and(eq(deadlines.court_id, asker.court_id), or(ofCourt, own)) ?? sql`false`;
}

/** Those of the user's own work: the judge's cases, what a clerk keeps, all that a filer may see. */
export function mine(asker: Actor): SQL | undefined {
  switch (asker.capacity) {
    case 'judge':
      return or(eq(cases.judge_id, asker.person_id), eq(deadlines.kept_by, asker.person_id));
    case 'clerk':
    case 'court_administrator':
      return eq(deadlines.kept_by, asker.person_id);
    default:
      return undefined;
  }
}
