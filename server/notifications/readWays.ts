import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type NotificationKind, type NotificationWays, usualWays } from '#domain/notifications/kinds';
import { people } from '#server/db/schema/people';
import { personPreferences } from '#server/db/schema/settings';
import type { Db } from '#server/kernel/Database';

/**
 * The channels through which each of these people wants notices of a type. People who left the portal receive nothing.
 */
export async function readWays(
  db: Db,
  person_ids: string[],
  kind: NotificationKind,
): Promise<{ person_id: string; ways: NotificationWays }[]> {
  if (person_ids.length === 0) return [];
  const present = await db
    .select({ person_id: people.id, chosen: personPreferences.notifications })
    .from(people)
    .leftJoin(personPreferences, eq(personPreferences.person_id, people.id))
    .where(and(inArray(people.id, person_ids), isNull(people.deactivated_at)));
  return present.map(({ person_id, chosen }) => ({ person_id, ways: chosen?.[kind] ?? usualWays(kind) }));
}
