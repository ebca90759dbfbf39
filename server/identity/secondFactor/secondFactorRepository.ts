import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { SecondFactor } from '#contract/secondFactor';
import { people } from '#server/db/schema/people';
import { recoveryCodes, secondFactors } from '#server/db/schema/secondFactor';
import { sessions } from '#server/db/schema/signIn';
import type { Db } from '#server/kernel/Database';

export type StoredSecondFactor = typeof secondFactors.$inferSelect;

const confirmed = (person_id: string) =>
  and(eq(secondFactors.person_id, person_id), isNotNull(secondFactors.confirmed_at));

/** A person's methods that count, the first one first. */
export function findSecondFactors(db: Db, person_id: string): Promise<StoredSecondFactor[]> {
  return db.select().from(secondFactors).where(confirmed(person_id)).orderBy(asc(secondFactors.created_at));
}

export async function hasSecondFactor(db: Db, person_id: string): Promise<boolean> {
  const [one] = await db.select({ id: secondFactors.id }).from(secondFactors).where(confirmed(person_id)).limit(1);
  return one !== undefined;
}

export async function countRecoveryCodes(db: Db, person_id: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.person_id, person_id), isNull(recoveryCodes.used_at)));
}

/** Locks the person until the transaction ends, so that their methods cannot change. */
export async function lockMethodsOf(tx: Db, person_id: string): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, person_id)).for('update');
}

/** When the session's person last gave a second factor in it. */
export async function secondFactorGivenAt(db: Db, session_id: string): Promise<Date | null> {
  const [session] = await db
    .select({ at: sessions.second_factor_at })
    .from(sessions)
    .where(eq(sessions.id, session_id));
  return session?.at ?? null;
}

export function describeSecondFactor({ id, kind, name, created_at, last_used_at }: StoredSecondFactor): SecondFactor {
  return { id, kind, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}
