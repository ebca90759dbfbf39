import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '#server/db/columnOf';
import { courts } from '#server/db/schema/courts';
import type { Db } from '#server/kernel/Database';
import type { StoredCourt } from './findCourt.ts';

/** A court, locked until the transaction ends. */
export async function lockCourt(tx: Db, court_id: string): Promise<StoredCourt> {
  const [held] = await tx.select().from(courts).where(eq(courts.id, court_id)).for('update');
  return held!;
}

/** Holds the closures of a court until the transaction ends: others can read, but not change them. */
export async function keepCourtDays(tx: Db, court_id: string): Promise<void> {
  await tx.select({ id: courts.id }).from(courts).where(eq(courts.id, court_id)).for('share');
}

/** Holds the closures of a court for a change, after the transactions that rely on them have ended. */
export async function holdCourtDays(tx: Db, court_id: string): Promise<void> {
  await tx.select({ id: courts.id }).from(courts).where(eq(courts.id, court_id)).for('no key update');
}

/** Changes a locked court, and increments its version. */
export async function changeCourt(
  tx: Db,
  { id, version }: StoredCourt,
  change: Partial<typeof courts.$inferInsert>,
): Promise<StoredCourt> {
  const [saved] = await tx
    .update(courts)
    .set({ ...change, version: version + 1 })
    .where(eq(courts.id, id))
    .returning();
  return saved!;
}

/**
 * Puts a court on record as the configuration names it today, unless an administrator has changed it in the portal:
 * their change takes precedence.
 */
export async function putCourt(db: Db, court: typeof courts.$inferInsert): Promise<void> {
  await db
    .insert(courts)
    .values(court)
    .onConflictDoUpdate({ target: courts.id, set: court, setWhere: eq(courts.version, 1) });
}

/** The name of a row's court. */
export const courtName = (court_id: PgColumn): SQL<string> =>
  sql`(select c.name from ${courts} c where c.id = ${columnOf(court_id)})`;

/** The time zone of a row's court. */
export const courtTimeZone = (court_id: PgColumn): SQL<string> =>
  sql`(select c.time_zone from ${courts} c where c.id = ${columnOf(court_id)})`;
