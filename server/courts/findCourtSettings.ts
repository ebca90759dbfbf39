import type { CourtSettings } from '#contract/courtSettings';
import type { Db } from '#server/kernel/Database';
import { findCourt, type StoredCourt } from './findCourt.ts';

/** The court as its settings show it. */
export async function findCourtSettings(db: Db, court_id: string): Promise<CourtSettings> {
  return describeCourt(await findCourt(db, court_id));
}

export function describeCourt(court: StoredCourt): CourtSettings {
  const { id, name, division, level, jurisdiction, county, address_lines, time_zone, version } = court;
  return { id, name, division, level, jurisdiction, county, address_lines, time_zone, version };
}
