import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { people, personRoles } from '#server/db/schema/people';
import { passwordLinks, sessions } from '#server/db/schema/signIn';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

export type StoredPerson = typeof people.$inferSelect;

export async function findAccount(db: Db, person_id: string): Promise<StoredPerson | undefined> {
  const [person] = await db.select().from(people).where(eq(people.id, person_id));
  return person;
}

/** An account, locked until the transaction ends. */
export async function lockAccount(tx: Db, person_id: string): Promise<StoredPerson> {
  const [held] = await tx.select().from(people).where(eq(people.id, person_id)).for('update');
  return held!;
}

/** Changes an account, and counts up its version. Without changes it marks that something about the person changed. */
export async function changeAccount(
  tx: Db,
  person_id: string,
  changes: Partial<Pick<StoredPerson, 'full_name' | 'deactivated_at'>> = {},
): Promise<void> {
  await tx
    .update(people)
    .set({ ...changes, version: sql`${people.version} + 1` })
    .where(eq(people.id, person_id));
}

/** Whether a person with this verified address has a role in a court. */
export async function isMember(db: Db, court_id: string, email: string): Promise<boolean> {
  const [known] = await db
    .select({ id: people.id })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.person_id, people.id))
    .where(
      and(
        eq(people.email, email),
        isNotNull(people.email_verified_at),
        eq(personRoles.court_id, court_id),
        isNull(personRoles.ended_at),
      ),
    );
  return known !== undefined;
}

/**
 * Replaces a password: links that set a new one stop working, and the person's other sessions end. False if the
 * password was changed since it was read.
 */
export async function replacePassword(
  tx: Db,
  { now }: Needs<'now'>,
  { person_id, session_id }: Actor,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const [changed] = await tx
    .update(people)
    .set({ password_hash: after })
    .where(and(eq(people.id, person_id), eq(people.password_hash, before)))
    .returning({ id: people.id });
  if (!changed) return false;
  await tx
    .update(passwordLinks)
    .set({ used_at: now() })
    .where(and(eq(passwordLinks.person_id, person_id), isNull(passwordLinks.used_at)));
  await tx
    .update(sessions)
    .set({ revoked_at: now() })
    .where(and(eq(sessions.person_id, person_id), ne(sessions.id, session_id), isNull(sessions.revoked_at)));
  return true;
}
