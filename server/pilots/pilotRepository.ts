import { and, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { pilots } from '#server/db/schema/pilots';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredPilot = typeof pilots.$inferSelect;
type Change = Partial<Pick<StoredPilot, 'department' | 'folder' | 'starts_on' | 'ends_on' | 'ended_on' | 'targets'>>;

/** Stores a new pilot; undefined if another pilot of the court has its folder. */
export async function insertPilot(tx: Db, pilot: typeof pilots.$inferInsert): Promise<StoredPilot | undefined> {
  const [made] = await tx.insert(pilots).values(pilot).onConflictDoNothing().returning();
  return made;
}

/** The pilots of a court, the latest first. */
export function findPilots(db: Db, court_id: string): Promise<StoredPilot[]> {
  return db
    .select()
    .from(pilots)
    .where(eq(pilots.court_id, court_id))
    .orderBy(desc(pilots.starts_on), desc(pilots.created_at), desc(pilots.id));
}

/** A pilot of a court; any other is not found. */
export async function findPilot(db: Db, court_id: string, id: string): Promise<StoredPilot> {
  const [found] = await db
    .select()
    .from(pilots)
    .where(and(eq(pilots.court_id, court_id), eq(pilots.id, id)));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** A pilot of a court, locked until the end of the transaction, in the version that the user has seen. */
export async function lockPilot(tx: Db, court_id: string, id: string, version: number): Promise<StoredPilot> {
  const [found] = await tx
    .select()
    .from(pilots)
    .where(and(eq(pilots.court_id, court_id), eq(pilots.id, id)))
    .for('update');
  if (!found) throw new Refusal('not_found');
  if (found.version !== version) throw new Refusal('changed_meanwhile');
  return found;
}

export async function changeStoredPilot(tx: Db, id: string, change: Change): Promise<StoredPilot> {
  const [changed] = await tx
    .update(pilots)
    .set({ ...change, version: sql`${pilots.version} + 1` })
    .where(eq(pilots.id, id))
    .returning();
  return changed!;
}

/** Whether another pilot of the court has this folder. */
export async function isFolderTaken(tx: Db, court_id: string, folder: string, except: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: pilots.id })
    .from(pilots)
    .where(
      and(
        eq(pilots.court_id, court_id),
        sql`lower(${pilots.folder}) = lower(${folder})`,
        sql`${pilots.id} <> ${except}`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The pilots of all courts whose folders can have something to take between two days; their own days decide. */
export function findOpenPilotsForSystem(db: Db, { since, until }: { since: string; until: string }) {
  return db
    .select()
    .from(pilots)
    .where(
      and(
        lte(pilots.starts_on, until),
        gte(pilots.ends_on, since),
        or(isNull(pilots.ended_on), gte(pilots.ended_on, since)),
      ),
    )
    .orderBy(pilots.created_at);
}
