import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '#domain/identity/permissions';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { revokeKeysOf } from '#server/apiAccess/revokeKeysOf';
import { lockName } from '#server/db/lockName';
import { externalIdentities, judgeProfiles, people, personRoles } from '#server/db/schema/people';
import type { Caller } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { ProvidedIdentity } from '#server/kernel/ports/IdentityProvider';
import { Refusal } from '#server/kernel/Refusal';
import { decideRole } from './decideRole.ts';
import { endSessions } from './endSessions.ts';
import { findCurrentRole, replaceRole } from './roleRepository.ts';

export type Admitted = { person_id: string; full_name: string; role: Role };

type Person = typeof people.$inferSelect;

/** The person for whom the identity provider vouches, in the role that they have in this court now. */
export async function admitProvidedPerson(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  caller: Caller,
  identity: ProvidedIdentity,
): Promise<Admitted> {
  // Two tabs that return at the same time must not create two people.
  await lockName(tx, `${identity.issuer} ${identity.subject}`);
  if (identity.verified_email) await lockName(tx, identity.verified_email);
  const person =
    (await findKnown(tx, identity)) ?? (await linkByEmail(tx, needs, identity)) ?? (await add(tx, needs, identity));
  if (person.deactivated_at) throw new Refusal('account_deactivated');

  const { id: person_id, full_name } = person;
  const current = await findCurrentRole(tx, needs, person_id);
  const { court_id, role, granted_through } = await decideRole(tx, needs, identity, person_id, current);
  if (role !== current?.role || court_id !== current.court_id) {
    await replaceRole(tx, needs, person_id, role, { court_id, granted_through });
    await recordOnPerson(tx, needs, { person_id, full_name, court_id, role, address: caller.address }, person_id, {
      action: 'role_granted',
      values: { role, before: current?.court_id === court_id ? current.role : null },
    });
  }
  return { person_id, full_name, role };
}

async function findKnown(tx: Db, { issuer, subject }: ProvidedIdentity): Promise<Person | undefined> {
  const [known] = await tx
    .select({ person: people })
    .from(externalIdentities)
    .innerJoin(people, eq(people.id, externalIdentities.person_id))
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)));
  return known?.person;
}

/**
 * A person whose address is already known and is verified by the provider. If the address was only typed in before,
 * that may not have been by its owner: the account's password, sessions, name, roles, and judge profile are removed.
 */
async function linkByEmail(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  identity: ProvidedIdentity,
): Promise<Person | undefined> {
  if (!identity.verified_email) return undefined;
  const [person] = await tx.select().from(people).where(eq(people.email, identity.verified_email)).for('update');
  if (!person) return undefined;
  if (person.deactivated_at) throw new Refusal('account_deactivated');
  await link(tx, identity, person.id);
  if (!person.email_verified_at) {
    await tx
      .update(people)
      .set({ email_verified_at: needs.now(), password_hash: null, full_name: nameOf(identity) })
      .where(and(eq(people.id, person.id), isNull(people.email_verified_at)));
    await tx
      .update(personRoles)
      .set({ ended_at: needs.now() })
      .where(and(eq(personRoles.person_id, person.id), isNull(personRoles.ended_at)));
    await tx.delete(judgeProfiles).where(eq(judgeProfiles.person_id, person.id));
    await endSessions(tx, needs, person.id);
    await revokeKeysOf(tx, needs, person.id);
    person.full_name = nameOf(identity);
  }
  await recordOnPerson(tx, needs, 'portal', person.id, {
    action: 'identity_linked',
    values: { person: person.full_name, issuer: identity.issuer },
  });
  return person;
}

async function add(tx: Db, needs: Needs<'config' | 'now'>, identity: ProvidedIdentity): Promise<Person> {
  const email = identity.verified_email;
  const [person] = await tx
    .insert(people)
    .values({
      full_name: nameOf(identity),
      email,
      email_verified_at: email ? needs.now() : null,
      created_at: needs.now(),
    })
    .returning();
  await link(tx, identity, person!.id);
  return person!;
}

function nameOf({ full_name, verified_email }: ProvidedIdentity): string {
  return full_name?.trim().slice(0, 200) || verified_email || 'Name not given';
}

async function link(tx: Db, { issuer, subject }: ProvidedIdentity, person_id: string): Promise<void> {
  await tx.insert(externalIdentities).values({ issuer, subject, person_id });
}
