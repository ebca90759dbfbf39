import type { Dashboard } from '#contract/dashboard';
import { orderNeeds } from '#domain/dashboard/needs';
import { may } from '#domain/identity/permissions';
import type { Actor } from '#server/kernel/actor';
import type { Services } from '#server/kernel/needs';
import { countFigures } from './countFigures.ts';
import { workQueues } from './workQueues.ts';

/** The user's dashboard: figures of the data that they have access to, and the work for their role. */
export async function readDashboard(services: Services, viewer: Actor): Promise<Dashboard> {
  const [figures, queues] = await Promise.all([
    may(viewer.capacity, 'filings:read') ? countFigures(services, viewer) : null,
    workQueues(services, viewer),
  ]);
  return {
    figures,
    needs: orderNeeds(queues.flatMap(({ kind, items }) => items.map((item) => ({ ...item, kind })))),
    counts: queues.filter(({ count }) => count > 0).map(({ kind, count, href }) => ({ kind, count, href })),
    as_of: services.now().toISOString(),
  };
}
