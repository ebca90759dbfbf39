import { and, desc, eq, isNull } from 'drizzle-orm';
import { readsLevel } from '#domain/access/accessLevels';
import { accessChanges } from '#server/db/schema/access';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** Keeps the change of a level with its ground. */
export async function insertAccessChange(tx: Db, change: typeof accessChanges.$inferInsert): Promise<void> {
  await tx.insert(accessChanges).values(change);
}

/**
 * How the levels of a case and of its lodged documents changed, the newest change first. The caller has examined the
 * viewer’s access to the case; changes of documents are only for those who read what is sealed.
 */
export async function findAccessChanges(db: Db, viewer: Pick<Actor, 'capacity'>, case_id: string) {
  const which = readsLevel(viewer.capacity, 'sealed') ? undefined : isNull(accessChanges.document_id);
  return db
    .select({
      change: accessChanges,
      changed_by: personName(accessChanges.changed_by),
    })
    .from(accessChanges)
    .where(and(eq(accessChanges.case_id, case_id), which))
    .orderBy(desc(accessChanges.changed_at), desc(accessChanges.id));
}
