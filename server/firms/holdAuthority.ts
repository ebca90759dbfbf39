import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { firmDelegations, firmMembers } from '#server/db/schema/firms';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

const principal = alias(firmMembers, 'principal');

type Acting = Pick<Actor, 'person_id' | 'through'>;

/**
 * Holds the authority of a member who acts for an attorney, to prepare or to file, until the transaction ends: a
 * revocation at the same moment comes before or after it. Without it, the act is refused. A person who acts for themselves
 * needs none.
 */
export async function holdAuthority(tx: Db, actor: Acting, to: 'prepare' | 'file'): Promise<void> {
  if (!actor.through) return;
  const [held] = await findAuthority(tx, actor, to).for('share', { of: firmDelegations });
  if (!held) throw new Refusal(to === 'file' ? 'filing_not_delegated' : 'not_permitted');
}

/** The authority to file, for the use cases of areas that come before this one. */
export const holdAuthorityToFile = (tx: Db, actor: Actor): Promise<void> => holdAuthority(tx, actor, 'file');

/** Whether a member who acts for an attorney may also file for the attorney. */
export async function mayFile(db: Db, actor: Acting): Promise<boolean> {
  return (await findAuthority(db, actor, 'file')).length > 0;
}

function findAuthority(db: Db, { person_id, through }: Acting, to: 'prepare' | 'file') {
  return db
    .select({ id: firmDelegations.id })
    .from(firmDelegations)
    .innerJoin(firmMembers, and(eq(firmMembers.id, firmDelegations.delegate_id), isNull(firmMembers.ended_at)))
    .innerJoin(principal, and(eq(principal.id, firmDelegations.attorney_id), isNull(principal.ended_at)))
    .where(
      and(
        eq(firmMembers.person_id, through?.person_id ?? person_id),
        eq(principal.person_id, person_id),
        to === 'file' ? eq(firmDelegations.may_file, true) : undefined,
        isNull(firmDelegations.ended_at),
      ),
    );
}
