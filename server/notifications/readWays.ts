import { type NotificationKind, type NotificationWays, usualWays } from '#domain/notifications/kinds';
import { findChosenWays } from '#server/directory/findPeople';
import type { Db } from '#server/kernel/Database';

/** The channels through which each of these people wants notices of a type. A closed account receives nothing. */
export async function readWays(
  db: Db,
  person_ids: string[],
  kind: NotificationKind,
): Promise<{ person_id: string; ways: NotificationWays }[]> {
  const found = await findChosenWays(db, person_ids, kind);
  return found.map(({ person_id, ways }) => ({ person_id, ways: ways ?? usualWays(kind) }));
}
