import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { moveOrderDraft, saveOrderDraft } from '#contract/orderDrafts';
import { openBlanks } from '#domain/orders/finalContent';
import { keepsProposal, signChanges } from '#domain/orders/keepsProposal';
import type { OrderContent } from '#domain/orders/orderStates';
import { recordActivity } from '#server/activity/recordActivity';
import { findFilingForSystem } from '#server/filings/filingsForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { servedBy } from '../createOrder.ts';
import { contentOf, describeDraft, isGone, readDraft } from './describeDraft.ts';
import { changeDraft, type FoundDraft, findFirstContent, lockDraft } from './draftRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;

/** Saves the text of an order. What counsel proposed remains in it, struck or not. */
export async function saveDraft(
  needs: Working,
  actor: Actor,
  { id, version, content }: InputOf<typeof saveOrderDraft>,
): Promise<ReplyOf<typeof saveOrderDraft>> {
  await needs.db.transaction(async (tx) => {
    const found = await lockOpen(tx, needs, actor, { id, version });
    await writeContent(tx, needs, actor, found, content);
  });
  return { message: 'Saved', order: await readDraft(needs, actor, id) };
}

/** Writes the next text of a locked order, with the names of those who changed it. */
export async function writeContent(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  found: FoundDraft,
  content: OrderContent,
): Promise<void> {
  const { order } = found;
  // Counsel’s document is signed as it was filed until its text is in the editor.
  if (order.content === null) throw new Refusal('order_without_text');
  const signed = signChanges(contentOf(order), content, actor.full_name);
  const first = order.source === 'counsel' ? await findFirstContent(tx, order.id) : null;
  if (first && !keepsProposal(first, signed)) throw new Refusal('order_proposal_changed');
  const changes = { content: signed, title: signed.title, state: 'draft' as const };
  await changeDraft(tx, actor, order, { ...changes, ...judgeOf(found, actor), at: now() });
}

const messages = {
  for_signature: 'Given to the judge for signature',
  draft: 'Returned to the drafts',
  discarded: 'Draft discarded',
} as const;

/** Gives an order for signature, returns it to the drafts, or discards it. */
export async function moveDraft(
  needs: Working,
  actor: Actor,
  { id, version, state, note }: InputOf<typeof moveOrderDraft>,
): Promise<ReplyOf<typeof moveOrderDraft>> {
  await needs.db.transaction(async (tx) => {
    const found = await lockOpen(tx, needs, actor, { id, version });
    if (state === 'for_signature') await assertReady(tx, found);
    const returned = returnOf(found, actor, { state, note });
    await changeDraft(tx, actor, found.order, { state, ...returned, ...judgeOf(found, actor), at: needs.now() });
    await recordActivity(tx, needs, actor, {
      ...{ action: 'order_draft_moved', values: { state, ...(await servedBy(tx, actor, found.order)) } },
      ...{ subject_type: 'draft', subject_id: id, concerns: found.order.judge_id },
    });
  });
  return { message: messages[state], order: await readDraft(needs, actor, id) };
}

/** An order that can still be changed, locked. */
export async function lockOpenOrder(tx: Db, actor: Actor, id: string): Promise<FoundDraft> {
  const found = await lockDraft(tx, actor, id);
  if (found.order.state !== 'draft' && found.order.state !== 'for_signature') throw new Refusal('order_not_open');
  return found;
}

/** The same, in the version that the actor has in view. */
export async function lockOpen(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<FoundDraft> {
  const found = await lockOpenOrder(tx, actor, id);
  if (found.order.version === version) return found;
  const current = await describeDraft(tx, now(), actor, found);
  throw new Refusal('changed_meanwhile', { version: found.order.version, current });
}

async function assertReady(tx: Db, { order }: FoundDraft): Promise<void> {
  const blanks = order.content ? openBlanks(order.content) : [];
  if (blanks.length > 0) throw new Refusal('order_has_blanks', { blanks });
  if (!order.filing_id) return;
  if (isGone((await findFilingForSystem(tx, order.filing_id)).state)) throw new Refusal('order_proposal_withdrawn');
}

/** An order in a reassigned case is for its present judge, who works on it. */
const judgeOf = ({ found_case, order }: FoundDraft, actor: Actor) =>
  found_case.judge_id === actor.person_id && order.judge_id !== actor.person_id ? { judge_id: actor.person_id } : {};

/** A draft that the judge returns is in the queue of the person who drafted it, until it is given again. */
function returnOf({ order }: FoundDraft, actor: Actor, { state, note }: { state: string; note: string }) {
  const isReturned = actor.capacity === 'judge' && state === 'draft' && order.prepared_by !== actor.person_id;
  return isReturned
    ? { returned_to: order.prepared_by, return_note: note || null }
    : { returned_to: null, return_note: null };
}
