import { and, inArray, isNull } from 'drizzle-orm';
import { type NotificationKind, type NotificationWays, usualWays } from '#domain/notifications/kinds';
import type { Db } from '#server/db/db';
import { people } from '#server/db/schema';

/** On which ways each of these people is told of a kind. Who left the portal is told nothing any more. */
export async function readWays(
  db: Db,
  person_ids: string[],
  _court_id: string,
  kind: NotificationKind,
): Promise<{ person_id: string; ways: NotificationWays }[]> {
  if (person_ids.length === 0) return [];
  const present = await db
    .select({ person_id: people.id })
    .from(people)
    .where(and(inArray(people.id, person_ids), isNull(people.deactivated_at)));
  return present.map(({ person_id }) => ({ person_id, ways: usualWays(kind) }));
}
