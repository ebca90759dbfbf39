import { and, desc, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrderContent, OrderSource } from '#domain/orders/orderStates';
import { recordActivity } from '#server/activity/recordActivity';
import { orders } from '#server/db/schema/orders';
import { findPersonName } from '#server/directory/findPeople';
import { findFilingsForSystem } from '#server/filings/filingsForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { insertVersion, type StoredDraft } from './drafts/draftRepository.ts';

/** A new order in a case that the caller has found for the actor. */
export type NewOrder = {
  case_id: string;
  judge_id: string;
  source: OrderSource;
  template?: string | null;
  title: string;
  content?: OrderContent | null;
  motion_id?: string | null;
  ruling_id?: string | null;
  hearing_id?: string | null;
  filing_id?: string | null;
  proposed_version_id?: string | null;
  /** Who filed the proposal; it corrects the last one of theirs that was sent back in the case. */
  proposed_by?: string | null;
};

/** Creates an order in the caller’s transaction, with its first text as its first version. */
export async function createOrder(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { proposed_by = null, ...made }: NewOrder,
): Promise<StoredDraft> {
  const at = needs.now();
  const by = { changed_by: actor.person_id, changed_at: at };
  const corrects_id = proposed_by ? await findSentBack(tx, made.case_id, proposed_by) : null;
  const [order] = await tx
    .insert(orders)
    .values({ ...made, ...by, corrects_id, court_id: actor.court_id, prepared_by: actor.person_id, prepared_at: at })
    .returning();
  if (made.content) await insertVersion(tx, { order_id: order!.id, version: 1, content: made.content, ...by });
  await recordActivity(tx, needs, actor, {
    ...{ action: 'order_draft_begun', values: await servedBy(tx, actor, order!) },
    ...{ subject_type: 'draft', subject_id: order!.id, concerns: order!.judge_id },
  });
  return order!;
}

/** The last order of this filer in the case that was sent back and has no correction yet. */
async function findSentBack(tx: Db, case_id: string, filer: string): Promise<string | null> {
  const correction = alias(orders, 'correction');
  const corrected = tx.select({ id: correction.id }).from(correction).where(eq(correction.corrects_id, orders.id));
  const open = await tx
    .select({ id: orders.id, filing_id: orders.filing_id })
    .from(orders)
    .where(and(eq(orders.case_id, case_id), eq(orders.state, 'sent_back'), notExists(corrected)))
    .orderBy(desc(orders.changed_at));
  const filed = await findFilingsForSystem(
    tx,
    open.flatMap(({ filing_id }) => filing_id ?? []),
  );
  return open.find(({ filing_id }) => filing_id && filed.get(filing_id)?.filed_by === filer)?.id ?? null;
}

/** For whom chambers staff act on an order; a judge acts as the judge. */
export async function servedBy(
  tx: Db,
  { capacity }: Actor,
  { judge_id }: Pick<StoredDraft, 'judge_id'>,
): Promise<{ for_judge?: string }> {
  const judge = capacity === 'judge' ? null : await findPersonName(tx, judge_id);
  return judge === null ? {} : { for_judge: judge };
}
