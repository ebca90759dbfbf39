import type { readChambersQueue as asked } from '#contract/benchMemos';
import type { ReplyOf } from '#contract/endpoint';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { describeRow } from '#server/orders/drafts/describeDraft';
import { countDrafts, type DraftFilter, findDrafts } from '#server/orders/drafts/draftRepository';
import { countMemos, describeMemoRow, findMemos, waitingFor } from './memoRepository.ts';

const mostOrders = 50;

/** What needs a person in chambers: memos, and orders that are ready for the judge or were returned to the person. */
export async function readQueue({ db }: Needs<'db'>, viewer: Actor): Promise<ReplyOf<typeof asked>> {
  const [memos, orders] = await Promise.all([
    findMemos(db, viewer, waitingFor(viewer)),
    findDrafts(db, viewer, ordersFor(viewer), { limit: mostOrders, offset: 0 }),
  ]);
  return { memos: memos.map(describeMemoRow), orders: orders.map(describeRow) };
}

/** How much needs the attention of staff. */
export async function countQueue(db: Db, viewer: Actor): Promise<number> {
  const counts = await Promise.all([
    countMemos(db, viewer, waitingFor(viewer)),
    countDrafts(db, viewer, ordersFor(viewer)),
  ]);
  return counts.reduce((sum, one) => sum + one, 0);
}

const ordersFor = ({ capacity, person_id }: Actor): DraftFilter =>
  capacity === 'judge' ? { states: ['for_signature'] } : { states: ['draft'], returned_to: person_id };
