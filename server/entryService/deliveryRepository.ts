import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { EscalationQueue } from '#domain/entryService/deliveryStates';
import { entryDeliveries, entryNotices, entryProofs } from '#server/db/schema/entryService';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isEntryShown } from '#server/visibility/hiddenCases';

export type StoredDelivery = typeof entryDeliveries.$inferSelect;
export type NewDelivery = typeof entryDeliveries.$inferInsert;
type Change = Partial<Omit<NewDelivery, 'id' | 'entry_id' | 'key'>>;

/** Puts the deliveries of an entry on record; a person who is on record already is not added. */
export async function insertDeliveries(tx: Db, deliveries: NewDelivery[]): Promise<StoredDelivery[]> {
  if (deliveries.length === 0) return [];
  return tx.insert(entryDeliveries).values(deliveries).onConflictDoNothing().returning();
}

export async function findDeliveryForSystem(db: Db, id: string): Promise<StoredDelivery | null> {
  const [found] = await db.select().from(entryDeliveries).where(eq(entryDeliveries.id, id));
  return found ?? null;
}

export async function findDeliveryByTokenForSystem(db: Db, token: string): Promise<StoredDelivery | null> {
  const [found] = await db.select().from(entryDeliveries).where(eq(entryDeliveries.token, token));
  return found ?? null;
}

export async function lockDeliveryForSystem(tx: Db, id: string): Promise<StoredDelivery | null> {
  const [held] = await tx.select().from(entryDeliveries).where(eq(entryDeliveries.id, id)).for('update');
  return held ?? null;
}

/** The deliveries of an entry, in the order of the service list. */
export function findDeliveriesForSystem(db: Db, entry_id: string): Promise<StoredDelivery[]> {
  return db
    .select()
    .from(entryDeliveries)
    .where(eq(entryDeliveries.entry_id, entry_id))
    .orderBy(asc(entryDeliveries.created_at), asc(entryDeliveries.name), asc(entryDeliveries.id));
}

export async function changeDelivery(tx: Db, id: string, change: Change): Promise<void> {
  await tx
    .update(entryDeliveries)
    .set({ ...change, version: sql`${entryDeliveries.version} + 1` })
    .where(eq(entryDeliveries.id, id));
}

const isEscalated = (viewer: Actor) =>
  and(
    eq(entryDeliveries.court_id, viewer.court_id),
    eq(entryDeliveries.state, 'escalated'),
    isEntryShown(entryDeliveries.entry_id, viewer),
  );

/** A delivery of an entry that the viewer has access to, locked until the transaction ends. */
export async function lockDelivery(tx: Db, viewer: Actor, id: string): Promise<StoredDelivery | undefined> {
  const [held] = await tx
    .select()
    .from(entryDeliveries)
    .where(
      and(
        eq(entryDeliveries.id, id),
        eq(entryDeliveries.court_id, viewer.court_id),
        isEntryShown(entryDeliveries.entry_id, viewer),
      ),
    )
    .for('update');
  return held;
}

/** What the viewer’s court must serve by other means, the oldest first. */
export function findEscalated(db: Db, viewer: Actor, window: { limit: number; offset: number }) {
  return db
    .select()
    .from(entryDeliveries)
    .where(isEscalated(viewer))
    .orderBy(asc(entryDeliveries.escalated_at), asc(entryDeliveries.id))
    .limit(window.limit)
    .offset(window.offset);
}

/** How many deliveries the viewer has access to in each queue. */
export async function countEscalated(db: Db, viewer: Actor): Promise<Record<EscalationQueue, number>> {
  const rows = await db
    .select({ queue: entryDeliveries.queue, n: count() })
    .from(entryDeliveries)
    .where(isEscalated(viewer))
    .groupBy(entryDeliveries.queue);
  const of = (queue: EscalationQueue) => rows.find((row) => row.queue === queue)?.n ?? 0;
  return { returned_mail: of('returned_mail'), no_address: of('no_address'), paper_service: of('paper_service') };
}

/** Marks that notice of an entry is given; false if it was already. */
export async function beginNotice(tx: Db, entry_id: string, given_at: Date): Promise<boolean> {
  const made = await tx.insert(entryNotices).values({ entry_id, given_at }).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Marks that the proof of service of an entry is on the docket; false if it was already. */
export async function recordProof(tx: Db, proof: typeof entryProofs.$inferInsert): Promise<boolean> {
  const made = await tx.insert(entryProofs).values(proof).onConflictDoNothing().returning();
  return made.length > 0;
}

export async function hasProof(db: Db, entry_id: string): Promise<boolean> {
  const [found] = await db.select().from(entryProofs).where(eq(entryProofs.entry_id, entry_id));
  return found !== undefined;
}
