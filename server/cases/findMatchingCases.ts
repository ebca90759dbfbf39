import { and, asc, desc } from 'drizzle-orm';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';
import { matchesCase } from './matchesCase.ts';

/** The newest cases that the viewer has access to, by words of their number, title, or participants; all of them without words. */
export function findMatchingCases(
  db: Db,
  viewer: Actor,
  q: string,
  limit: number,
): Promise<(typeof cases.$inferSelect)[]> {
  return db
    .select()
    .from(cases)
    .where(and(visibleCases(db, viewer), q ? matchesCase(viewer, q) : undefined))
    .orderBy(desc(cases.opened_on), asc(cases.case_number))
    .limit(limit);
}
