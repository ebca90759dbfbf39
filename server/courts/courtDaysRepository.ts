import { and, eq } from 'drizzle-orm';
import type { DayHours, NewClosure } from '#contract/calendar';
import { courtClosures, workingHours } from '#server/db/schema/courtDays';
import type { Db } from '#server/kernel/Database';
import type { StoredClosure } from './readCourtDays.ts';

/** Stores a closure by order. Returns its ID. */
export async function insertClosure(tx: Db, court_id: string, closure: NewClosure): Promise<string> {
  const [made] = await tx
    .insert(courtClosures)
    .values({ court_id, ...closure })
    .returning({ id: courtClosures.id });
  return made!.id;
}

/** A closure of a court. */
export async function findClosure(db: Db, court_id: string, id: string): Promise<StoredClosure | undefined> {
  const [found] = await db
    .select()
    .from(courtClosures)
    .where(and(eq(courtClosures.id, id), eq(courtClosures.court_id, court_id)));
  return found;
}

/** Deletes a closure of a court, and returns it. */
export async function deleteClosure(tx: Db, court_id: string, id: string): Promise<StoredClosure | undefined> {
  const [gone] = await tx
    .delete(courtClosures)
    .where(and(eq(courtClosures.id, id), eq(courtClosures.court_id, court_id)))
    .returning();
  return gone;
}

/** Replaces the hours between which a court holds hearings. */
export async function replaceHours(tx: Db, court_id: string, hours: readonly DayHours[]): Promise<void> {
  await tx.delete(workingHours).where(eq(workingHours.court_id, court_id));
  await tx.insert(workingHours).values(hours.map((day) => ({ ...day, court_id })));
}
