import { eq } from 'drizzle-orm';
import { noPartialSetting, type PartialSetting } from '#domain/acceptance/partialAcceptance';
import { courtAcceptance } from '#server/db/schema/courtAcceptance';
import type { Db } from '#server/kernel/Database';

/** The setting of a court on partial acceptance, with its version; version 0 where none was saved. */
export async function findPartialSetting(
  db: Db,
  court_id: string,
): Promise<{ settings: PartialSetting; version: number }> {
  const [found] = await db.select().from(courtAcceptance).where(eq(courtAcceptance.court_id, court_id));
  if (!found) return { settings: noPartialSetting, version: 0 };
  const { partial, authority, version } = found;
  return { settings: { partial, authority }, version };
}

/** Saves the setting of a court on partial acceptance. The caller has locked the court. */
export async function savePartialSetting(
  tx: Db,
  court_id: string,
  settings: PartialSetting,
  version: number,
): Promise<void> {
  await tx
    .insert(courtAcceptance)
    .values({ court_id, ...settings, version })
    .onConflictDoUpdate({ target: courtAcceptance.court_id, set: { ...settings, version } });
}
