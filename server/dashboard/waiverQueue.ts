import { pathTo } from '#domain/paths/pathTo';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findWaitingWaivers } from '#server/payments/filed/findWaitingWaivers';
import { shownOfEach, timeless, type WorkQueue } from './WorkQueue.ts';

/** Requests for fee waivers on which the court must decide, the first to count as granted by law first. */
export async function feeWaivers({ db }: Needs<'db'>, viewer: Actor): Promise<WorkQueue> {
  const { waiting, total } = await findWaitingWaivers(db, viewer, shownOfEach);
  const items = waiting.map(({ id, title, act_by, since }) => ({
    ...timeless,
    ...{ id, title, due: act_by, body: '' },
    since: since?.toISOString() ?? null,
    href: pathTo.review(id),
  }));
  return { kind: 'fee_waiver', count: total, href: items[0]?.href ?? pathTo.queue(), items };
}
