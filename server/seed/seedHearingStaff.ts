import { dateInZone } from '#domain/days/dateInZone';
import { adoptHearings } from '#server/calendar/staff/adoptHearings';
import { hearingStaff, hearingStaffHours } from '#server/db/schema/hearingStaff';
import type { Services } from '#server/kernel/needs';
import { sampleStaff } from './sampleStaff.ts';

/** The interpreters, reporters, and mediators of the sample court, to whom its hearings refer. */
export async function seedHearingStaff({ db, config, now }: Services): Promise<void> {
  const { id: court_id, time_zone } = config.court;
  const valid_from = dateInZone(now(), time_zone);
  await db.transaction(async (tx) => {
    for (const { hours, languages = [], case_types = [], qualifications = [], ...person } of sampleStaff) {
      const [made] = await tx
        .insert(hearingStaff)
        .values({ ...person, court_id, languages, case_types, qualifications })
        .onConflictDoNothing()
        .returning();
      if (!made) continue;
      if (hours) await tx.insert(hearingStaffHours).values({ ...hours, staff_id: made.id, valid_from });
      await adoptHearings(tx, made, now());
    }
  });
}
