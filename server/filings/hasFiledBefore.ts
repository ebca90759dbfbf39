import { and, eq, inArray } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';

/** Whether the court accepted a filing of this person’s in a case before, by the case number. */
export async function hasFiledBefore(db: Db, actor: Actor, case_number: string): Promise<boolean> {
  const accepted = inArray(filings.state, ['accepted', 'docketed', 'served']);
  const own = and(eq(filings.filed_by, actor.person_id), eq(filings.court_id, actor.court_id));
  const [found] = await db
    .select({ id: filings.id })
    .from(filings)
    .where(and(visibleFilings(actor), own, eq(filings.case_number, case_number), accepted))
    .limit(1);
  return found !== undefined;
}
