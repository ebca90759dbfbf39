import { desc, eq } from 'drizzle-orm';
import { accessChanges } from '#server/db/schema/access';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';

/** Keeps the change of a level with its ground. */
export async function insertAccessChange(tx: Db, change: typeof accessChanges.$inferInsert): Promise<void> {
  await tx.insert(accessChanges).values(change);
}

/** How the level of a case changed, the newest change first. The caller has examined the viewer’s access. */
export async function findAccessChangesForSystem(db: Db, case_id: string) {
  return db
    .select({ change: accessChanges, changed_by: personName(accessChanges.changed_by) })
    .from(accessChanges)
    .where(eq(accessChanges.case_id, case_id))
    .orderBy(desc(accessChanges.changed_at), desc(accessChanges.id));
}
