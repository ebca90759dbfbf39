import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { draftShares, firmDelegations, firmMembers } from '#server/db/schema/firms';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { StoredMember } from './firmRepository.ts';

/** Ends a membership with everything that it gave and received: delegations and shared drafts. */
export async function endMembership(
  tx: Db,
  { now }: Needs<'now'>,
  { person_id: ended_by }: Actor,
  { id }: Pick<StoredMember, 'id'>,
): Promise<void> {
  await tx
    .update(firmMembers)
    .set({ ended_at: now(), ended_by, administrator: false, version: sql`${firmMembers.version} + 1` })
    .where(eq(firmMembers.id, id));
  const of = or(eq(firmDelegations.attorney_id, id), eq(firmDelegations.delegate_id, id));
  await tx
    .update(firmDelegations)
    .set({ ended_at: now(), ended_by })
    .where(and(of, isNull(firmDelegations.ended_at)));
  await tx.delete(draftShares).where(or(eq(draftShares.member_id, id), eq(draftShares.owner_id, id)));
}

/** Ends what an attorney authorized. */
export async function endAuthority(
  tx: Db,
  { now }: Needs<'now'>,
  { person_id: ended_by }: Actor,
  { attorney_id }: { attorney_id: string },
): Promise<void> {
  await tx
    .update(firmDelegations)
    .set({ ended_at: now(), ended_by })
    .where(and(eq(firmDelegations.attorney_id, attorney_id), isNull(firmDelegations.ended_at)));
}
