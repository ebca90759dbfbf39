import { and, desc, eq } from 'drizzle-orm';
import type { AccessSubject } from '#domain/access/accessChanges';
import { accessChanges } from '#server/db/schema/access';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';

/** Keeps the change of a level with its ground. */
export async function insertAccessChange(tx: Db, change: typeof accessChanges.$inferInsert): Promise<void> {
  await tx.insert(accessChanges).values(change);
}

/** How the level of something changed, the newest change first. The caller has examined the viewer’s access. */
export async function findAccessChangesForSystem(db: Db, type: AccessSubject, id: string) {
  return db
    .select({ change: accessChanges, changed_by: personName(accessChanges.changed_by) })
    .from(accessChanges)
    .where(and(eq(accessChanges.subject_type, type), eq(accessChanges.subject_id, id)))
    .orderBy(desc(accessChanges.changed_at), desc(accessChanges.id));
}
