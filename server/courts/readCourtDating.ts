import { eq } from 'drizzle-orm';
import { type CourtDating, type FilingDateSettings, noSettings } from '#domain/filingDates/CourtDating';
import { filingSystemOf } from '#domain/filingDates/filingDateRules';
import { courtFilingDates } from '#server/db/schema/courtDays';
import type { Db } from '#server/kernel/Database';
import { type KnownCourt, readCourt } from './readCourt.ts';

type StoredSettings = { settings: FilingDateSettings; version: number };

/** What determines the filing dates of a court: its rules, its clock, its closed days, and its settings. */
export async function readCourtDating(db: Db, now: Date, court_id: string): Promise<CourtDating> {
  const [court, { settings }] = await Promise.all([readCourt(db, now, court_id), findFilingDateSettings(db, court_id)]);
  return datingOf(court, settings);
}

/** The same for a court that was read before. */
export function datingOf(court: KnownCourt, settings: FilingDateSettings): CourtDating {
  const { time_zone, calendar, closures } = court;
  return { system: filingSystemOf(court), time_zone, calendar, closures, settings };
}

/** The settings of a court on filing dates, with their version; version 0 where none were saved. */
export async function findFilingDateSettings(db: Db, court_id: string): Promise<StoredSettings> {
  const [found] = await db.select().from(courtFilingDates).where(eq(courtFilingDates.court_id, court_id));
  if (!found) return { settings: noSettings, version: 0 };
  const { court_id: _court, version, ...settings } = found;
  const onTheMinute = (time: string | null) => time?.slice(0, 5) ?? null;
  return {
    version,
    settings: {
      ...settings,
      electronic_cutoff: onTheMinute(settings.electronic_cutoff),
      paper_closes: onTheMinute(settings.paper_closes),
      drop_box_closes: onTheMinute(settings.drop_box_closes),
    },
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
