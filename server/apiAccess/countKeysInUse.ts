import { and, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import { apiKeys } from '#server/db/schema/apiAccess';
import type { Needs } from '#server/kernel/needs';

/** How many keys of a court are valid, and how many of them were used in the last 30 days. */
export async function countKeysInUse(
  { db, now }: Needs<'db' | 'now'>,
  court_id: string,
): Promise<{ keys: number; used: number }> {
  const [row] = await db
    .select({
      keys: count(),
      used: sql<number>`count(*) filter (where ${apiKeys.last_used_at} > ${new Date(now().getTime() - 30 * dayMs)})::int`,
    })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.court_id, court_id),
        isNotNull(apiKeys.collected_at),
        isNull(apiKeys.revoked_at),
        gt(apiKeys.expires_at, now()),
      ),
    );
  return row ?? { keys: 0, used: 0 };
}
