import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { cashDrawers, receipts, receiptVoids } from '#server/db/schema/cashiering';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/** Reads of drawers and receipts. Clerks see their own drawers, administrators those of the court. */

export type StoredDrawer = { drawer: typeof cashDrawers.$inferSelect; clerk: string };
export type StoredReceipt = {
  receipt: typeof receipts.$inferSelect;
  made_by: string;
  voided_at: Date | null;
  voided_by: string | null;
  void_reason: string | null;
};

export function seesDrawer({ capacity, person_id, court_id }: Actor): SQL | undefined {
  const ofCourt = eq(cashDrawers.court_id, court_id);
  return capacity === 'court_administrator' ? ofCourt : and(ofCourt, eq(cashDrawers.clerk_id, person_id));
}

const drawerFields = { drawer: cashDrawers, clerk: personName(cashDrawers.clerk_id) };

/** The actor's own open drawer; if asked, locked, so that no one closes it. */
export async function findOpenDrawer(db: Db, actor: Actor, lock = false): Promise<StoredDrawer | undefined> {
  const found = db
    .select(drawerFields)
    .from(cashDrawers)
    .where(
      and(
        eq(cashDrawers.court_id, actor.court_id),
        eq(cashDrawers.clerk_id, actor.person_id),
        isNull(cashDrawers.closed_at),
      ),
    );
  const [open] = lock ? await found.for('update') : await found;
  return open;
}

/** A drawer session that the viewer may see. */
export async function findDrawer(db: Db, viewer: Actor, id: string, lock = false): Promise<StoredDrawer> {
  const asked = db
    .select(drawerFields)
    .from(cashDrawers)
    .where(and(eq(cashDrawers.id, id), seesDrawer(viewer)));
  const [found] = lock ? await asked.for('update') : await asked;
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Drawer sessions that the viewer may see, newest first. */
export function findDrawers(db: Db, viewer: Actor, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select(drawerFields)
    .from(cashDrawers)
    .where(seesDrawer(viewer))
    .orderBy(desc(cashDrawers.opened_at), asc(cashDrawers.id))
    .limit(limit)
    .offset(offset);
}

/** The receipts of some drawer sessions in the order of their numbers. */
export function findReceiptsIn(db: Db, drawer_ids: readonly string[]): Promise<StoredReceipt[]> {
  return find(db, inArray(receipts.drawer_id, [...drawer_ids]));
}

/** The receipts for some envelopes of the viewer's court. */
export async function findReceiptsOf(
  db: Db,
  { court_id }: Actor,
  envelopes: readonly string[],
): Promise<StoredReceipt[]> {
  if (envelopes.length === 0) return [];
  return find(db, and(eq(receipts.court_id, court_id), inArray(receipts.envelope_id, [...envelopes])));
}

/** A receipt of the viewer's court. */
export async function findReceipt(db: Db, { court_id }: Actor, id: string): Promise<StoredReceipt> {
  const [found] = await find(db, and(eq(receipts.court_id, court_id), eq(receipts.id, id)));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The receipt that a clerk made under a key. */
export async function findReceiptMade(db: Db, actor: Actor, request_key: string): Promise<StoredReceipt | undefined> {
  const [found] = await find(
    db,
    and(
      eq(receipts.court_id, actor.court_id),
      eq(receipts.made_by, actor.person_id),
      eq(receipts.request_key, request_key),
    ),
  );
  return found;
}

/** The receipts for some envelopes that are not void. */
export async function findValidReceiptsForSystem(db: Db, envelope_ids: readonly string[]): Promise<StoredReceipt[]> {
  if (envelope_ids.length === 0) return [];
  return find(db, and(inArray(receipts.envelope_id, [...envelope_ids]), isNull(receiptVoids.receipt_id)));
}

function find(db: Db, matching: SQL | undefined): Promise<StoredReceipt[]> {
  return db
    .select({
      receipt: receipts,
      made_by: personName(receipts.made_by),
      voided_at: receiptVoids.voided_at,
      voided_by: personName(receiptVoids.voided_by),
      void_reason: receiptVoids.reason,
    })
    .from(receipts)
    .leftJoin(receiptVoids, eq(receiptVoids.receipt_id, receipts.id))
    .where(matching)
    .orderBy(asc(receipts.number)) as Promise<StoredReceipt[]>;
}
