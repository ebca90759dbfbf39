import { and, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { OrderContent, OrderState } from '#domain/orders/orderStates';
import { ownCaseIds } from '#server/cases/caseRelations';
import { findCases, type StoredCase } from '#server/cases/caseRepository';
import { orders, orderVersions } from '#server/db/schema/orders';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredDraft = typeof orders.$inferSelect;
/** An order with its case, and the person who last changed it. */
export type FoundDraft = { order: StoredDraft; found_case: StoredCase; changed_by: string };
export type DraftFilter = {
  states?: readonly OrderState[];
  case_id?: string | undefined;
  ids?: readonly string[];
  returned_to?: string;
};

/**
 * Orders in the actor's own cases. Of a case that was assigned to another judge, or to which the actor has no access,
 * no order is found, not even one that the actor began.
 */
export async function findDrafts(
  db: Db,
  actor: Actor,
  filter: DraftFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundDraft[]> {
  const rows = await db
    .select({ order: orders, changed_by: personName(orders.changed_by) })
    .from(orders)
    .where(matches(db, actor, filter))
    .orderBy(desc(orders.changed_at), desc(orders.id))
    .limit(limit)
    .offset(offset);
  const case_ids = [...new Set(rows.map(({ order }) => order.case_id))];
  const byId = await findCases(db, actor, case_ids);
  return rows.flatMap((row) => {
    const found_case = byId.get(row.order.case_id);
    return found_case ? [{ ...row, found_case }] : [];
  });
}

export async function countDrafts(db: Db, actor: Actor, filter: DraftFilter): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(orders)
    .where(matches(db, actor, filter));
  return found!.n;
}

export async function findDraft(db: Db, actor: Actor, id: string): Promise<FoundDraft> {
  const [found] = await findDrafts(db, actor, { ids: [id] }, { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  return found;
}

/** An order, locked until the transaction ends. */
export async function lockDraft(tx: Db, actor: Actor, id: string): Promise<FoundDraft> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
  return findDraft(tx, actor, id);
}

function matches(db: Db, actor: Actor, { states, case_id, ids, returned_to }: DraftFilter): SQL | undefined {
  return and(
    eq(orders.court_id, actor.court_id),
    sql`${orders.case_id} in ${ownCaseIds(db, actor)}`,
    states && inArray(orders.state, [...states]),
    case_id === undefined ? undefined : eq(orders.case_id, case_id),
    ids && inArray(orders.id, [...ids]),
    returned_to === undefined ? undefined : eq(orders.returned_to, returned_to),
  );
}

type Changes = Partial<
  Pick<StoredDraft, 'content' | 'title' | 'state' | 'reason' | 'judge_id' | 'returned_to' | 'return_note'>
>;

/** Changes a locked order; a new text becomes a version of it. */
export async function changeDraft(
  tx: Db,
  actor: Actor,
  { id, version }: StoredDraft,
  changes: Changes & { at: Date },
): Promise<void> {
  const { at, ...set } = changes;
  const next = version + 1;
  const by = { changed_by: actor.person_id, changed_at: at };
  await tx
    .update(orders)
    .set({ ...set, ...by, version: next })
    .where(eq(orders.id, id));
  if (set.content) await insertVersion(tx, { order_id: id, version: next, content: set.content, ...by });
}

type NewVersion = { order_id: string; version: number; content: OrderContent; changed_by: string; changed_at: Date };

export async function insertVersion(tx: Db, made: NewVersion): Promise<void> {
  await tx.insert(orderVersions).values(made);
}

/** The newest texts of an order that the caller found for the actor. */
export function findVersions(db: Db, order_id: string, limit: number) {
  return db
    .select({ stored: orderVersions, changed_by: personName(orderVersions.changed_by) })
    .from(orderVersions)
    .where(eq(orderVersions.order_id, order_id))
    .orderBy(desc(orderVersions.version))
    .limit(limit);
}

/** The first text of an order: what counsel proposed, or what the form or the ruling states. */
export async function findFirstContent(db: Db, order_id: string): Promise<OrderContent | null> {
  const [first] = await db
    .select({ content: orderVersions.content })
    .from(orderVersions)
    .where(eq(orderVersions.order_id, order_id))
    .orderBy(orderVersions.version)
    .limit(1);
  return first?.content ?? null;
}

/** The text that an order had in a version; null if it had none then. */
export async function findContentAt(db: Db, order_id: string, version: number): Promise<OrderContent | null> {
  const [found] = await db
    .select({ content: orderVersions.content })
    .from(orderVersions)
    .where(and(eq(orderVersions.order_id, order_id), lte(orderVersions.version, version)))
    .orderBy(desc(orderVersions.version))
    .limit(1);
  return found?.content ?? null;
}
