import type { CheckedHearing } from '#contract/hearingChecks';
import type { NewHearing } from '#contract/hearings';
import { spanOf, toWallTime } from '#domain/hearings/courtTime';
import { findSittingForSystem } from '#server/calendar/manageSittings';
import { zoneOf } from '#server/courts/zoneOf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findCounselWarnings } from './findCounselWarnings.ts';
import { placeHearing } from './placeHearing.ts';
import { resolveHearing } from './resolveHearing.ts';

/**
 * Checks a hearing as `scheduleHearing` does, without scheduling it. A time that cannot be booked is refused with the
 * same conflicts and available times.
 */
export function checkHearing(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  asked: NewHearing,
): Promise<{ data: CheckedHearing }> {
  return db.transaction(async (tx) => {
    const hearing = await resolveHearing(tx, actor, asked);
    const at = { date: asked.hearing_date, time: asked.hearing_time };
    const override_reason = asked.override_reason ?? null;
    const { sitting_id } = await placeHearing(tx, actor, { hearing, at, override_reason, moved: null, now: now() });
    const time_zone = await zoneOf(tx, actor.court_id);
    const { duration_minutes, case_title, case_id, attorneys } = hearing;
    const sitting = sitting_id === null ? null : await findSittingForSystem(tx, sitting_id);
    const { court_id } = actor;
    const attorney_ids = attorneys.map(({ id }) => id);
    const data = {
      duration_minutes,
      ends: toWallTime(spanOf(at, duration_minutes, time_zone)!.ends_at, time_zone).time,
      case_title,
      is_on_docket: case_id !== null,
      attorneys: attorneys.map(({ full_name }) => full_name),
      sitting,
      warnings: await findCounselWarnings(tx, { attorney_ids, court_id, case_id, day: at.date }),
    };
    return { data };
  });
}
