import { and, eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { findEntryOf } from '#server/attorneys/rosterRepository';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import { peopleInRole } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import { lockAccount } from '#server/identity/accountRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/**
 * A person claims an entry of the roster. A clerk or an administrator confirms or refuses it (departure 6); until then
 * nothing changes. Whether the roster has such an entry is not disclosed: the bar number alone proves nothing.
 */
export async function claimAttorney(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { bar_number }: { bar_number: string },
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    await assertNoOpenClaim(tx, actor);
    const { court_id, person_id, full_name } = actor;
    const [claim] = await tx
      .insert(attorneyClaims)
      .values({ court_id, person_id, bar_number, created_at: needs.now() })
      .returning({ id: attorneyClaims.id });
    await announce(tx, needs, {
      court_id,
      to: await peopleInRole(tx, court_id, ['clerk', 'court_administrator']),
      code: 'attorney.claimed',
      values: { person: full_name, bar_number },
      about: {},
    });
    await recordActivity(tx, needs, actor, {
      action: 'attorney_claimed',
      subject_type: 'attorney_claim',
      subject_id: claim!.id,
      values: { bar_number },
    });
  });
  return { message: 'A clerk will review your claim.' };
}

async function assertNoOpenClaim(tx: Db, { court_id, person_id }: Actor): Promise<void> {
  // Locked, so that two tabs get the same answer; the index would refuse the second one anyway.
  await lockAccount(tx, person_id);
  if (await findEntryOf(tx, { court_id, person_id })) throw new Refusal('decided_already');
  const [pending] = await tx
    .select({ id: attorneyClaims.id })
    .from(attorneyClaims)
    .where(
      and(
        eq(attorneyClaims.court_id, court_id),
        eq(attorneyClaims.person_id, person_id),
        eq(attorneyClaims.state, 'pending'),
      ),
    );
  if (pending) throw new Refusal('claim_pending');
}
