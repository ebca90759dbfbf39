import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { people, personRoles } from '#server/db/schema/people';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { findPerson } from './memberRepository.ts';

export type HeldPerson = typeof people.$inferSelect & Pick<typeof personRoles.$inferSelect, 'role'>;

/**
 * Locks a person of the user's court and the user until the transaction ends, always in the same order: if two
 * administrators change each other at the same time, the second learns that they are no longer one. A stale version is
 * refused with the current state.
 */
export async function lockPerson(tx: Db, actor: Actor, id: string, version: number): Promise<HeldPerson> {
  await tx
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.id, [actor.person_id, id]))
    .orderBy(asc(people.id))
    .for('update');
  const held = await findHeld(tx, actor, id);
  if (!held) throw new Refusal('not_found');
  if (id === actor.person_id) throw new Refusal('own_account');
  const self = await findHeld(tx, actor, actor.person_id);
  if (self?.role !== actor.role || self.deactivated_at) throw new Refusal('session_ended');
  if (held.version !== version) {
    throw new Refusal('changed_meanwhile', { version: held.version, current: await findPerson(tx, actor, id) });
  }
  return held;
}

async function findHeld(tx: Db, { court_id }: Actor, id: string): Promise<HeldPerson | undefined> {
  const [found] = await tx
    .select({ person: people, role: personRoles.role })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.person_id, people.id))
    .where(and(eq(people.id, id), eq(personRoles.court_id, court_id), isNull(personRoles.ended_at)));
  return found && { ...found.person, role: found.role };
}
