import { and, desc, eq, inArray } from 'drizzle-orm';
import { recordChecks } from '#server/db/schema/activity';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

type StoredCheck = typeof recordChecks.$inferSelect;
type Result = Pick<StoredCheck, 'state' | 'finished_at'> &
  Partial<Pick<StoredCheck, 'lines' | 'signed_through' | 'faults'>>;

const isUnderWay = inArray(recordChecks.state, ['queued', 'running']);

/** A new check of a court’s record; undefined while another one is under way. */
export async function insertCheck(
  tx: Db,
  check: Pick<StoredCheck, 'court_id' | 'requested_by' | 'requested_at'>,
): Promise<StoredCheck | undefined> {
  const [made] = await tx.insert(recordChecks).values(check).onConflictDoNothing().returning();
  return made;
}

/** The newest check of the record of the viewer’s court, with the name of the person who requested it. */
export async function findNewestCheck(db: Db, { court_id }: Pick<Actor, 'court_id'>) {
  const [found] = await db
    .select({ check: recordChecks, requested_by: personName(recordChecks.requested_by) })
    .from(recordChecks)
    .where(eq(recordChecks.court_id, court_id))
    .orderBy(desc(recordChecks.requested_at))
    .limit(1);
  return found;
}

/** Marks that a check has begun, again after a restart; undefined once it has ended. */
export async function beginCheck(db: Db, id: string): Promise<StoredCheck | undefined> {
  const [begun] = await db
    .update(recordChecks)
    .set({ state: 'running' })
    .where(and(eq(recordChecks.id, id), isUnderWay))
    .returning();
  return begun;
}

/** Puts the end of a check on record, once. */
export async function endCheck(db: Db, id: string, result: Result): Promise<void> {
  await db
    .update(recordChecks)
    .set(result)
    .where(and(eq(recordChecks.id, id), isUnderWay));
}
