import { eq } from 'drizzle-orm';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { people } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { firstLinkLifetimeMs, issuePasswordLink } from './issuePasswordLink.ts';
import { findCurrentRole, replaceRole } from './roleRepository.ts';

/**
 * Makes a person a court administrator on behalf of the operator of the machine, and returns the link with which they
 * set their password. A known person keeps their name.
 */
export async function appointAdministrator(
  needs: Needs<'db' | 'config' | 'now'>,
  appointed: { email: string; full_name: string },
): Promise<string> {
  return needs.db.transaction(async (tx) => {
    const person = (await findPerson(tx, appointed.email)) ?? (await addPerson(tx, needs, appointed));
    if (person.deactivated_at) throw new Refusal('account_deactivated');
    if ((await findCurrentRole(tx, needs, person.id))?.role !== 'court_administrator') {
      await replaceRole(tx, needs, person.id, 'court_administrator');
    }
    const link = await issuePasswordLink(tx, needs, person.id, firstLinkLifetimeMs);
    await recordOnPerson(tx, needs, 'portal', person.id, {
      action: 'administrator_appointed',
      values: { person: person.full_name },
    });
    return link;
  });
}

async function findPerson(tx: Db, email: string) {
  const [person] = await tx.select().from(people).where(eq(people.email, email)).for('update');
  return person;
}

async function addPerson(tx: Db, { now }: Needs<'now'>, appointed: { email: string; full_name: string }) {
  const [person] = await tx
    .insert(people)
    .values({ ...appointed, created_at: now() })
    .returning();
  return person!;
}
