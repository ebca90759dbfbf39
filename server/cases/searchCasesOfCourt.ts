import { and, asc, desc, eq } from 'drizzle-orm';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleCases } from '#server/visibility/visibleCases';
import { matchesCase } from './matchesCase.ts';

const mostCases = 12;

/** The newest cases of the viewer's court that the viewer has access to, by words of their number or title. */
export function searchCasesOfCourt(db: Db, viewer: Actor, q: string) {
  return db
    .select({ id: cases.id, case_number: cases.case_number, title: cases.title })
    .from(cases)
    .where(and(eq(cases.court_id, viewer.court_id), visibleCases(db, viewer), q ? matchesCase(viewer, q) : undefined))
    .orderBy(desc(cases.opened_on), asc(cases.case_number))
    .limit(mostCases);
}
