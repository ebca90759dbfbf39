import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { policyOf } from '#domain/acceptance/acceptancePolicies';
import { type PartialAcceptance, partialAcceptanceOf } from '#domain/acceptance/partialAcceptance';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { findPartialSetting } from '#server/courts/courtAcceptance';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import type { Db } from '#server/kernel/Database';

/** The policy and calendar that apply in a court today. */
export type CourtsPolicy = {
  court: KnownCourt;
  policy: AcceptancePolicy;
  /** Whether an attachment can be returned while its filing is accepted. */
  partial: PartialAcceptance;
  calendar: CourtCalendar;
  today: string;
};

export async function readCourtsPolicy(db: Db, court_id: string, now: Date): Promise<CourtsPolicy> {
  const [court, { settings }] = await Promise.all([readCourt(db, now, court_id), findPartialSetting(db, court_id)]);
  const policy = policyOf(court);
  return {
    court,
    policy,
    partial: partialAcceptanceOf(policy, settings),
    calendar: court.calendar,
    today: court.today,
  };
}
