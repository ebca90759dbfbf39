import { and, count, eq, isNull } from 'drizzle-orm';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import type { Db } from '#server/kernel/Database';

/** How many webhooks a court has, and how many of them do not accept what they are sent. */
export async function countEndpoints(db: Db, court_id: string): Promise<{ all: number; failing: number }> {
  const rows = await db
    .select({ state: webhookEndpoints.state, n: count(), failing: count(webhookEndpoints.failing_since) })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.court_id, court_id), isNull(webhookEndpoints.removed_at)))
    .groupBy(webhookEndpoints.state);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    all: sum(({ n }) => n),
    failing: sum(({ state, n, failing }) => (state === 'disabled' ? n : failing)),
  };
}
