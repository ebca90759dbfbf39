import { pathTo } from '#domain/paths/pathTo';
import { listEscalated } from '#server/entryService/escalations';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { shownOfEach, timeless, type WorkQueue } from './WorkQueue.ts';

/** People on whom a clerk must serve an order by other means, the oldest first. */
export async function undeliveredOrders(needs: Needs<'db'>, viewer: Actor): Promise<WorkQueue> {
  const { data, total } = await listEscalated(needs, viewer, { page: 1 });
  const items = data.slice(0, shownOfEach).map(({ id, name, case_number, entry_text, escalated_at }) => ({
    ...timeless,
    ...{ id, title: `${case_number}: ${name}`, body: entry_text, since: escalated_at, href: pathTo.entryService() },
  }));
  return { kind: 'undelivered_order', count: total, href: pathTo.entryService(), items };
}
