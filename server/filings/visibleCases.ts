import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db';
import { cases, filings } from '#server/db/schema';
import type { Actor } from '#server/http/actor';
import { visibleFilings } from './visibleFilings.ts';

/** Which cases a person may see: the court's for its staff, for filers those that a filing of theirs belongs to. */
export function visibleCases(db: Db, asker: Actor): SQL {
  switch (asker.capacity) {
    case 'clerk':
    case 'judge':
    case 'court_administrator':
      return eq(cases.court_id, asker.court_id);
    case 'self_represented':
    case 'attorney':
      return exists(
        db
          .select({ found: sql`1` })
          .from(filings)
          .where(and(eq(filings.case_id, cases.id), visibleFilings(asker))),
      );
    default:
      return sql`false`;
  }
}
