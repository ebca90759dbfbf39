import { and, eq } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isOfCase } from '#server/visibility/caseOfFiling';
import { visibleFilings } from '#server/visibility/visibleFilings';

/** Whether a filing is one of a case's, and the viewer has access to it. */
export async function isFiledIn(db: Db, viewer: Actor, case_id: string, filing_id: string): Promise<boolean> {
  const matching = and(eq(filings.id, filing_id), isOfCase(db, viewer, case_id), visibleFilings(viewer));
  return (await db.$count(filings, matching)) > 0;
}
