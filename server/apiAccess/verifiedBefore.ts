import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { accessRequests } from '#server/db/schema/apiAccess';
import { addressVerifiedAt } from '#server/directory/findPeople';
import type { Db } from '#server/kernel/Database';

/** When a person verified an address before: as their account's own, or with an earlier request; null when never. */
export async function verifiedBefore(tx: Db, person_id: string, email: string): Promise<Date | null> {
  const own = await addressVerifiedAt(tx, person_id, email);
  if (own) return own;
  const [earlier] = await tx
    .select({ at: accessRequests.email_verified_at })
    .from(accessRequests)
    .where(
      and(
        eq(accessRequests.requested_by, person_id),
        eq(accessRequests.email, email),
        isNotNull(accessRequests.email_verified_at),
      ),
    )
    .orderBy(desc(accessRequests.email_verified_at))
    .limit(1);
  return earlier?.at ?? null;
}
