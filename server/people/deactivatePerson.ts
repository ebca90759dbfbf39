import { and, eq, isNull, ne } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { deactivatePerson as asked } from '#contract/people';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { people, personRoles } from '#server/db/schema/people';
import { endSessions } from '#server/identity/endSessions';
import { revokeKeysOf } from '#server/identity/revokeKeysOf';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { holdPerson } from './holdPerson.ts';
import { findPerson } from './peopleRepository.ts';

/** Closes an account. All its sessions end at once, and no way of signing in opens it. */
export async function deactivatePerson(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, reason, version }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const person = await needs.db.transaction(async (tx) => {
    const held = await holdPerson(tx, actor, id, version);
    if (held.deactivated_at) throw new Refusal('person_closed');
    if (await actsElsewhere(tx, actor, id)) throw new Refusal('acts_elsewhere');
    await tx
      .update(people)
      .set({ deactivated_at: needs.now(), version: held.version + 1 })
      .where(eq(people.id, id));
    await endSessions(tx, needs, id);
    await revokeKeysOf(tx, needs, id);
    const closed = await findPerson(tx, actor, id);
    await recordOnPerson(tx, needs, actor, id, {
      action: 'person_deactivated',
      values: { person: held.full_name, reason },
    });
    return closed;
  });
  return { message: `The account of ${person.full_name} is closed`, person };
}

/** An account is one for all courts: what another court relies on is not this administrator's to close. */
async function actsElsewhere(tx: Db, { court_id }: Actor, person_id: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: personRoles.id })
    .from(personRoles)
    .where(and(eq(personRoles.person_id, person_id), ne(personRoles.court_id, court_id), isNull(personRoles.ended_at)))
    .limit(1);
  return other !== undefined;
}
