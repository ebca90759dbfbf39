import { eq } from 'drizzle-orm';
import { courts } from '#server/db/schema/courts';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** Puts this installation's own court on record. */
export async function ensureCourt({ db, config }: Needs<'db' | 'config'>): Promise<void> {
  await putCourt(db, config.court);
}

/**
 * Puts a court on record as the configuration names it today, unless an administrator has changed it in the portal:
 * then theirs is the last word.
 */
export async function putCourt(db: Db, court: typeof courts.$inferInsert): Promise<void> {
  await db
    .insert(courts)
    .values(court)
    .onConflictDoUpdate({ target: courts.id, set: court, setWhere: eq(courts.version, 1) });
}
