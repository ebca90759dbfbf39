import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { compareOrderDrafts, listOrderDrafts, listOrderForms, listOrderVersions } from '#contract/orderDrafts';
import { compareOrders } from '#domain/orders/compareOrders';
import { finalContent } from '#domain/orders/finalContent';
import { formsOf } from '#domain/orders/formsOf';
import type { OrderState } from '#domain/orders/orderStates';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { actingFor } from '#server/visibility/actsFor';
import { contentOf, describeRow } from './describeDraft.ts';
import { countDrafts, type FoundDraft, findDraft, findDrafts, findVersions } from './draftRepository.ts';

const statesOf: Record<InputOf<typeof listOrderDrafts>['list'], readonly OrderState[]> = {
  drafts: ['draft'],
  for_signature: ['for_signature'],
  sent_back: ['sent_back'],
  done: ['signed', 'vacated', 'denied', 'discarded'],
};
const mostVersions = 50;

/** Orders in the actor’s cases, the last changed first. */
export async function listDrafts(
  { db }: Needs<'db'>,
  viewer: Actor,
  { list, case_id, judge_id, page, per_page }: InputOf<typeof listOrderDrafts>,
): Promise<ReplyOf<typeof listOrderDrafts>> {
  const actor = await actingFor(db, viewer, judge_id);
  const filter = { states: statesOf[list], case_id };
  const [found, total] = await Promise.all([
    findDrafts(db, actor, filter, { limit: per_page, offset: (page - 1) * per_page }),
    countDrafts(db, actor, filter),
  ]);
  return { data: found.map(describeRow), total, total_pages: Math.ceil(total / per_page) };
}

/** The forms of orders of the actor’s court. */
export async function listForms(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
): Promise<ReplyOf<typeof listOrderForms>> {
  const court = await readCourt(db, now(), actor.court_id);
  return { data: formsOf(court).map(({ id, label, note }) => ({ id, label, note })) };
}

/** The saved texts of an order, the newest first. */
export async function listVersions(
  { db }: Needs<'db'>,
  actor: Actor,
  id: string,
): Promise<ReplyOf<typeof listOrderVersions>> {
  const { order } = await findDraft(db, actor, id);
  const saved = await findVersions(db, order.id, mostVersions);
  return {
    data: saved.map(({ stored: { version, content, changed_at }, changed_by }) => ({
      ...{ version, content, changed_by },
      changed_at: changed_at.toISOString(),
    })),
  };
}

/** Two orders of one case, as they would be signed. */
export async function compareDrafts(
  { db }: Needs<'db'>,
  actor: Actor,
  { id, other }: InputOf<typeof compareOrderDrafts>,
): Promise<ReplyOf<typeof compareOrderDrafts>> {
  const [first, second] = await Promise.all([findDraft(db, actor, id), findDraft(db, actor, other)]);
  if (first.order.case_id !== second.order.case_id) throw new Refusal('orders_of_two_cases');
  const rows = compareOrders(textsOf(first), textsOf(second));
  return { first: describeRow(first), second: describeRow(second), rows };
}

const textsOf = ({ order }: FoundDraft) => finalContent(contentOf(order)).paragraphs.map(({ text }) => text);
