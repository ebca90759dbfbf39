import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { findCourts } from '#server/courts/findCourt';
import { courthouseTerminals, courtPublicAccess } from '#server/db/schema/publicAccess';
import type { Db } from '#server/kernel/Database';

/** A court’s choice on public access; undefined where it never made one. */
export async function findSetting(db: Db, court_id: string) {
  const [found] = await db.select().from(courtPublicAccess).where(eq(courtPublicAccess.court_id, court_id));
  return found;
}

/** The courts whose record is open to the public, by name. */
export async function findOpenCourts(db: Db) {
  const open = await db.select().from(courtPublicAccess).where(eq(courtPublicAccess.is_open, true));
  const courts = await findCourts(
    db,
    open.map(({ court_id }) => court_id),
  );
  return courts.map(({ id, name }) => {
    const { notice, authority } = open.find(({ court_id }) => court_id === id)!;
    return { id, name, notice, authority };
  });
}

export type Setting = typeof courtPublicAccess.$inferInsert;

/** Saves a court’s choice, based on a version; false if someone else changed it. Version 0: there was none. */
export async function saveSetting(tx: Db, { court_id, ...values }: Setting, version: number): Promise<boolean> {
  if (version === 0) {
    const made = await tx
      .insert(courtPublicAccess)
      .values({ court_id, ...values })
      .onConflictDoNothing()
      .returning();
    return made.length > 0;
  }
  const changed = await tx
    .update(courtPublicAccess)
    .set({ ...values, version: version + 1 })
    .where(and(eq(courtPublicAccess.court_id, court_id), eq(courtPublicAccess.version, version)))
    .returning();
  return changed.length > 0;
}

/** The terminals of a court, by name. */
export function findTerminals(db: Db, court_id: string) {
  return db
    .select()
    .from(courthouseTerminals)
    .where(and(eq(courthouseTerminals.court_id, court_id), isNull(courthouseTerminals.removed_at)))
    .orderBy(asc(courthouseTerminals.name), asc(courthouseTerminals.id));
}

/** Adds a terminal that has not opened its link. */
export async function insertTerminal(tx: Db, terminal: typeof courthouseTerminals.$inferInsert): Promise<string> {
  const [made] = await tx.insert(courthouseTerminals).values(terminal).returning({ id: courthouseTerminals.id });
  return made!.id;
}

/** Removes a terminal of a court, which is undefined if there is none. */
export async function endTerminal(tx: Db, of: { id: string; court_id: string }, by: string, at: Date) {
  const [removed] = await tx
    .update(courthouseTerminals)
    .set({ removed_at: at, removed_by: by, secret_hash: null, link_hash: null, link_until: null })
    .where(
      and(
        eq(courthouseTerminals.id, of.id),
        eq(courthouseTerminals.court_id, of.court_id),
        isNull(courthouseTerminals.removed_at),
      ),
    )
    .returning();
  return removed;
}

/** Gives a terminal the secret of its cookie for the secret of its link, once. */
export async function enrollByLink(tx: Db, link_hash: Buffer, secret_hash: Buffer, at: Date) {
  const [enrolled] = await tx
    .update(courthouseTerminals)
    .set({ secret_hash, link_hash: null, link_until: null, last_seen_at: at })
    .where(and(eq(courthouseTerminals.link_hash, link_hash), gt(courthouseTerminals.link_until, at)))
    .returning();
  return enrolled;
}

/** The court of the terminal with this secret, and notes hourly that it was seen. */
export async function findTerminalCourt(db: Db, secret_hash: Buffer, at: Date): Promise<string | undefined> {
  const [found] = await db
    .select({ id: courthouseTerminals.id, court_id: courthouseTerminals.court_id })
    .from(courthouseTerminals)
    .where(eq(courthouseTerminals.secret_hash, secret_hash));
  if (!found) return undefined;
  const isDue = sql`coalesce(${courthouseTerminals.last_seen_at}, '-infinity') < ${at.toISOString()}::timestamptz - interval '1 hour'`;
  await db
    .update(courthouseTerminals)
    .set({ last_seen_at: at })
    .where(and(eq(courthouseTerminals.id, found.id), isDue));
  return found.court_id;
}
