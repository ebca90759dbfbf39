import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { policyOf } from '#domain/acceptance/acceptancePolicies';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { courtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { dateInZone } from '#domain/days/dateInZone';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import { readCourtDays } from '#server/courts/readCourtDays';
import type { Db } from '#server/kernel/Database';

/** The policy and calendar that apply in a court today. */
export type CourtsPolicy = { court: StoredCourt; policy: AcceptancePolicy; calendar: CourtCalendar; today: string };

export async function readCourtsPolicy(db: Db, court_id: string, now: Date): Promise<CourtsPolicy> {
  const court = await findCourt(db, court_id);
  const today = dateInZone(now, court.time_zone);
  const { closures } = await readCourtDays(db, court_id, today);
  const days = closures.map(({ closed_on, name }) => ({ date: closed_on, name }));
  return { court, policy: policyOf(court), calendar: courtCalendar([], days), today };
}
