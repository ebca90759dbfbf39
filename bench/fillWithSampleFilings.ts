import { dateInZone } from '#domain/days/dateInZone';
import { courts } from '#server/db/schema/courts';
import type { Services } from '#server/kernel/needs';
import { makeSampleFilings } from '#server/seed/makeSampleFilings';
import { furtherCourts } from '#server/seed/plan/furtherCourts';
import { readPlan } from '#server/seed/readPlan';
import { seedPlannedCourt } from '#server/seed/seedPlannedCourt';
import { seedRooms } from '#server/seed/seedRooms';

/** The sample court with the first of its planned filings, each read, checked, and decided as in every court. */
export async function fillWithSampleFilings(services: Services, filings: number): Promise<void> {
  const today = dateInZone(services.now(), services.config.court.time_zone);
  await services.db.insert(courts).values(furtherCourts).onConflictDoNothing();
  await seedRooms(services);
  await seedPlannedCourt(services, readPlan(services.config, today));
  await makeSampleFilings(services, { today, from: 0, to: filings });
}
