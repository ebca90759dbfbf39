import { eq } from 'drizzle-orm';
import type { CourtSettings } from '#contract/courtSettings';
import { courts } from '#server/db/schema/courts';
import type { Db } from '#server/kernel/Database';

/** The court as its settings show it. */
export async function findCourtSettings(db: Db, court_id: string): Promise<CourtSettings> {
  const [court] = await db.select().from(courts).where(eq(courts.id, court_id));
  return describeCourt(court!);
}

export function describeCourt(court: typeof courts.$inferSelect): CourtSettings {
  const { id, name, division, level, jurisdiction, county, address_lines, time_zone, version } = court;
  return { id, name, division, level, jurisdiction, county, address_lines, time_zone, version };
}
