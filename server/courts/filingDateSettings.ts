import { eq } from 'drizzle-orm';
import { type FilingDateSettings, noSettings } from '#domain/filingDates/CourtDating';
import { courtFilingDates } from '#server/db/schema/courtDays';
import type { Db } from '#server/kernel/Database';

type StoredSettings = { settings: FilingDateSettings; version: number };

/** The settings of a court on filing dates, with their version; version 0 where none were saved. */
export async function findFilingDateSettings(db: Db, court_id: string): Promise<StoredSettings> {
  const [found] = await db.select().from(courtFilingDates).where(eq(courtFilingDates.court_id, court_id));
  return { settings: settingsOf(found), version: found?.version ?? 0 };
}

/** The settings in a row; those that apply without one otherwise. */
export function settingsOf(row: typeof courtFilingDates.$inferSelect | null | undefined): FilingDateSettings {
  if (!row) return noSettings;
  const { court_id: _court, version: _version, ...settings } = row;
  const onTheMinute = (time: string | null) => time?.slice(0, 5) ?? null;
  return {
    ...settings,
    electronic_cutoff: onTheMinute(settings.electronic_cutoff),
    paper_closes: onTheMinute(settings.paper_closes),
    drop_box_closes: onTheMinute(settings.drop_box_closes),
  };
}

/** Saves the settings of a court on filing dates. The caller has locked the court. */
export async function saveFilingDateSettingsOf(
  tx: Db,
  court_id: string,
  settings: FilingDateSettings,
  version: number,
): Promise<void> {
  await tx
    .insert(courtFilingDates)
    .values({ court_id, ...settings, version })
    .onConflictDoUpdate({ target: courtFilingDates.court_id, set: { ...settings, version } });
}
