import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { HearingBatch } from '#contract/hearingBatches';
import { givesDates } from '#domain/hearings/batches/batchActs';
import { may } from '#domain/identity/permissions';
import { isBatchSeen } from '#server/calendar/hearingMoves';
import { columnOf } from '#server/db/columnOf';
import { hearingBatches } from '#server/db/schema/hearingBatches';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredBatch = typeof hearingBatches.$inferSelect;

/** A batch of the user's court of which the user sees a hearing. What of its hearings the user sees, the caller decides. */
export async function findBatch(db: Db, viewer: Actor, id: string): Promise<StoredBatch> {
  const [found] = await db
    .select()
    .from(hearingBatches)
    .where(and(eq(hearingBatches.id, id), isShownTo(db, viewer)));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The batches by which places of a plan were accepted, for callers that check what of the plan the viewer sees. */
export function findBatchesOfPlanForSystem(db: Db, plan_id: string): Promise<StoredBatch[]> {
  return db.select().from(hearingBatches).where(eq(hearingBatches.plan_id, plan_id));
}

/** A batch for jobs. */
export async function findBatchForSystem(db: Db, id: string): Promise<StoredBatch | undefined> {
  const [found] = await db.select().from(hearingBatches).where(eq(hearingBatches.id, id));
  return found;
}

const isShownTo = (db: Db, viewer: Actor) =>
  and(eq(hearingBatches.court_id, viewer.court_id), isBatchSeen(db, viewer, columnOf(hearingBatches.id)));

/** When the notices of some batches were sent; without those that have sent none. */
export async function findNotifiedForSystem(db: Db, batches: readonly string[]) {
  if (batches.length === 0) return [];
  const { id, notified_at } = hearingBatches;
  return db
    .select({ id, notified_at })
    .from(hearingBatches)
    .where(and(inArray(id, [...batches]), isNotNull(notified_at)));
}

/** A batch, locked until the transaction ends: either its notices are sent or it is undone. */
export async function lockBatchForSystem(tx: Db, id: string): Promise<StoredBatch | undefined> {
  const [held] = await tx.select().from(hearingBatches).where(eq(hearingBatches.id, id)).for('update');
  return held;
}

export async function insertBatch(tx: Db, row: typeof hearingBatches.$inferInsert): Promise<StoredBatch> {
  const [made] = await tx.insert(hearingBatches).values(row).returning();
  return made!;
}

export async function updateBatch(tx: Db, id: string, changes: Partial<StoredBatch>): Promise<StoredBatch> {
  const [after] = await tx.update(hearingBatches).set(changes).where(eq(hearingBatches.id, id)).returning();
  return after!;
}

const perPage = 20;

/** One page of the court's batches, the newest first. */
export async function listBatches(db: Db, viewer: Actor, page: number) {
  const ofCourt = isShownTo(db, viewer);
  const found = await named(db)
    .where(ofCourt)
    .orderBy(desc(hearingBatches.made_at), desc(hearingBatches.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const total = await db.$count(hearingBatches, ofCourt);
  return {
    data: found.map((one) => describeBatch(one, viewer)),
    ...{ total, total_pages: Math.ceil(total / perPage) },
  };
}

/** A batch as the screens know it, with what the user may do. */
export async function readBatchFor(db: Db, viewer: Actor, id: string): Promise<HearingBatch> {
  const [found] = await named(db).where(and(eq(hearingBatches.id, id), isShownTo(db, viewer)));
  if (!found) throw new Refusal('not_found');
  return describeBatch(found, viewer);
}

function named(db: Db) {
  return db
    .select({
      batch: hearingBatches,
      made_by: personName(hearingBatches.made_by),
      undone_by: personName(hearingBatches.undone_by),
    })
    .from(hearingBatches)
    .$dynamic();
}

type Named = { batch: StoredBatch; made_by: string | null; undone_by: string | null };

function describeBatch({ batch, made_by, undone_by }: Named, viewer: Actor): HearingBatch {
  const { id, act, cause, reason, state, total, done, notified, plan_id } = batch;
  const schedules = may(viewer.capacity, 'hearings:schedule');
  return {
    ...{ id, act, cause, reason, state, total, done, notified, made_by, undone_by },
    plan_id: may(viewer.capacity, 'calendar:plan') ? plan_id : null,
    made_at: batch.made_at.toISOString(),
    notices_due_at: batch.notices_due_at?.toISOString() ?? null,
    notified_at: batch.notified_at?.toISOString() ?? null,
    undone_at: batch.undone_at?.toISOString() ?? null,
    abilities: {
      undo: schedules && state === 'applied',
      restore: schedules && state === 'notified' && givesDates(act),
    },
  };
}
