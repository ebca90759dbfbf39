import { pathTo } from '#domain/paths/pathTo';
import { findWaitingRequests } from '#server/issuance/defaults/waitingRequests';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { shownOfEach, timeless, type WorkQueue } from './WorkQueue.ts';

/** Requests for entry of default on which no clerk decided, the oldest first. The count leads to the oldest one. */
export async function defaultRequests(needs: Needs<'db' | 'now'>, viewer: Actor): Promise<WorkQueue> {
  const waiting = await findWaitingRequests(needs, viewer);
  const items = waiting.slice(0, shownOfEach).map(({ id, case_id, case_number, case_title, body, since }) => ({
    ...timeless,
    ...{ id, body },
    title: `${case_number} · ${case_title}`,
    since: since.toISOString(),
    href: pathTo.case(case_id, 'issuance'),
  }));
  return { kind: 'default_request', count: waiting.length, href: items[0]?.href ?? pathTo.cases({}), items };
}
