import { eq, inArray, sql } from 'drizzle-orm';
import type { Preferences } from '#contract/settings';
import { type Capacity, may } from '#domain/identity/permissions';
import { usualWays } from '#domain/notifications/kinds';
import { kindsFor } from '#domain/notifications/kindsFor';
import { type Reminders, usualReminders } from '#domain/notifications/reminders';
import { type Display, usualDisplay } from '#domain/settings/preferences';
import { personPreferences } from '#server/db/schema/settings';
import type { Db } from '#server/kernel/Database';

export type StoredPreferences = typeof personPreferences.$inferSelect;

export async function findPreferences(db: Db, person_id: string): Promise<StoredPreferences | null> {
  const [stored] = await db.select().from(personPreferences).where(eq(personPreferences.person_id, person_id));
  return stored ?? null;
}

/** When these people are reminded of deadlines and hearings, by person. */
export async function findRemindersForSystem(db: Db, person_ids: readonly string[]): Promise<Map<string, Reminders>> {
  const ids = [...new Set(person_ids)];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: personPreferences.person_id, reminders: personPreferences.reminders })
    .from(personPreferences)
    .where(inArray(personPreferences.person_id, ids));
  const chosen = new Map(found.map(({ id, reminders }) => [id, reminders]));
  return new Map(ids.map((id) => [id, chosen.get(id) ?? usualReminders]));
}

/** The preferences, locked until the transaction ends, also before a person has chosen any. */
export async function lockPreferences(tx: Db, person_id: string): Promise<StoredPreferences | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`preferences ${person_id}`}, 0))`);
  const [held] = await tx
    .select()
    .from(personPreferences)
    .where(eq(personPreferences.person_id, person_id))
    .for('update');
  return held ?? null;
}

/** Stores locked preferences. */
export async function putPreferences(tx: Db, { person_id, ...row }: StoredPreferences): Promise<StoredPreferences> {
  const [saved] = await tx
    .insert(personPreferences)
    .values({ person_id, ...row })
    .onConflictDoUpdate({ target: personPreferences.person_id, set: row })
    .returning();
  return saved!;
}

/** The preferences that every screen uses, for a person who may have chosen none. */
export function displayOf(stored: Display | null): Display {
  const { date_format, time_format, theme, language, usual_court } = stored ?? usualDisplay;
  return { date_format, time_format, theme, language, usual_court };
}

/** All preferences of a person in a capacity, with defaults for those they did not choose. */
export function describePreferences(
  stored: StoredPreferences | null,
  capacity: Exclude<Capacity, 'visitor'>,
): Preferences {
  const ways = kindsFor(capacity).map((kind) => [kind, stored?.notifications[kind] ?? usualWays(kind)]);
  return {
    ...displayOf(stored),
    notifications: Object.fromEntries(ways),
    reminders: may(capacity, 'home:read') ? (stored?.reminders ?? usualReminders) : null,
    version: stored?.version ?? 0,
    updated_at: stored?.updated_at.toISOString() ?? null,
  };
}
