import { and, eq, inArray } from 'drizzle-orm';
import { forRuling } from '#domain/chambers/awaiting';
import { nameOrder } from '#domain/chambers/nameOrder';
import type { OrderContent } from '#domain/orders/orderStates';
import { findCase } from '#server/cases/caseRepository';
import type { filings } from '#server/db/schema/filings';
import { orders } from '#server/db/schema/orders';
import { lockFilingForSystem } from '#server/filings/filingsForSystem';
import { findEnvelopeFilingsForSystem } from '#server/filings/findFiledVersions';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findJudgeServed } from '#server/visibility/actsFor';
import { createOrder } from './createOrder.ts';
import { insertVersion } from './drafts/draftRepository.ts';
import type { StoredOrder } from './orderRepository.ts';

type Filing = typeof filings.$inferSelect;

/** A document of counsel’s that can become an order, which the caller has found for the actor. */
type Proposed = {
  case_id: string;
  filing: Filing;
  version_id: string;
  title: string;
  /** Its text for the editor; null to sign the document itself. */
  content: OrderContent | null;
};

/**
 * Begins the order that counsel proposed, or returns the one that was begun before: a proposal has one order, whether it
 * is signed as filed or edited. The text is added to an order that had none.
 */
export async function beginProposed(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { case_id, filing, version_id, title, content }: Proposed,
): Promise<string> {
  // Of two people who open it at the same time, the second waits here and receives the first one’s order.
  await lockFilingForSystem(tx, filing.id);
  const begun = await findBegun(tx, version_id);
  if (begun) {
    if (content && begun.content === null && begun.state !== 'signed') await addText(tx, needs, actor, begun, content);
    return begun.id;
  }
  const judge = await findJudgeServed(tx, actor, await findCase(tx, actor, case_id));
  const order = await createOrder(tx, needs, actor, {
    ...{ case_id, judge_id: judge.id, source: 'counsel', title: nameOrder(title) ?? 'Order', content },
    ...{ motion_id: await findMotionId(tx, filing), filing_id: filing.id, proposed_version_id: version_id },
    proposed_by: filing.filed_by,
  });
  return order.id;
}

/** The order of a proposal that was neither sent back nor denied nor discarded. */
export async function findBegun(db: Db, version_id: string): Promise<StoredOrder | undefined> {
  const isOpen = inArray(orders.state, ['draft', 'for_signature', 'signed']);
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.proposed_version_id, version_id), isOpen));
  return found;
}

async function addText(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  order: StoredOrder,
  content: OrderContent,
): Promise<void> {
  const version = order.version + 1;
  const by = { changed_by: actor.person_id, changed_at: now() };
  await tx
    .update(orders)
    .set({ content, version, ...by })
    .where(eq(orders.id, order.id));
  await insertVersion(tx, { order_id: order.id, version, content, ...by });
}

/** The motion with which the order was proposed: the filing itself, or the only one in its envelope. */
async function findMotionId(tx: Db, filing: Filing): Promise<string | null> {
  const isMotion = ({ document_type }: Filing) => document_type !== null && forRuling.includes(document_type);
  if (isMotion(filing)) return filing.id;
  if (!filing.envelope_id) return null;
  const envelope = { envelope_id: filing.envelope_id, court_id: filing.court_id };
  const motions = (await findEnvelopeFilingsForSystem(tx, envelope)).filter(isMotion);
  return motions.length === 1 ? motions[0]!.id : null;
}
