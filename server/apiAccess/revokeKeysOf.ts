import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accessRequests, apiKeys } from '#server/db/schema/apiAccess';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/**
 * Ends the API keys of a person, in one court where it is named: a key carries the rights of its owner, and must not
 * outlive a lost password, another role, or a closed account.
 */
export async function revokeKeysOf(tx: Db, { now }: Needs<'now'>, person_id: string, court_id?: string): Promise<void> {
  const revoked = await tx
    .update(apiKeys)
    .set({ revoked_at: now(), version: sql`${apiKeys.version} + 1` })
    .where(
      and(
        eq(apiKeys.owner_id, person_id),
        court_id === undefined ? undefined : eq(apiKeys.court_id, court_id),
        isNull(apiKeys.revoked_at),
      ),
    )
    .returning({ id: apiKeys.id });
  if (revoked.length === 0) return;
  const ids = revoked.map(({ id }) => id);
  await tx
    .update(accessRequests)
    .set({ state: 'withdrawn' })
    .where(and(inArray(accessRequests.key_id, ids), eq(accessRequests.state, 'pending')));
}
