import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { policyOf } from '#domain/acceptance/acceptancePolicies';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import type { Db } from '#server/kernel/Database';

/** The policy and calendar that apply in a court today. */
export type CourtsPolicy = { court: KnownCourt; policy: AcceptancePolicy; calendar: CourtCalendar; today: string };

export async function readCourtsPolicy(db: Db, court_id: string, now: Date): Promise<CourtsPolicy> {
  const court = await readCourt(db, now, court_id);
  return { court, policy: policyOf(court), calendar: court.calendar, today: court.today };
}
