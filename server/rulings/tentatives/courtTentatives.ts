import { eq } from 'drizzle-orm';
import { codeSystemOf, type DocketCourt } from '#domain/docketing/codesOf';
import { toMoment } from '#domain/hearings/courtTime';
import {
  type CourtsTentativeRule,
  noTentativeSetting,
  type TentativeSetting,
  tentativeRuleOf,
} from '#domain/rulings/tentatives/tentativeRules';
import { tentativeTimes } from '#domain/rulings/tentatives/tentativeTimes';
import type { KnownCourt } from '#server/courts/readCourt';
import { courtTentatives } from '#server/db/schema/rulings';
import type { Db } from '#server/kernel/Database';

/** The settings of a court on tentative rulings, with their version; version 0 where none were saved. */
export async function findTentativeSetting(
  db: Db,
  court_id: string,
): Promise<{ settings: TentativeSetting; version: number }> {
  const [found] = await db.select().from(courtTentatives).where(eq(courtTentatives.court_id, court_id));
  if (!found) return { settings: noTentativeSetting, version: 0 };
  const { practice, publish_time, notice_time, authority, version } = found;
  return { settings: { practice, publish_time, notice_time, authority }, version };
}

/** Saves the settings of a court that the caller has locked. */
export async function saveTentativeSetting(
  tx: Db,
  court_id: string,
  settings: TentativeSetting,
  version: number,
): Promise<void> {
  await tx
    .insert(courtTentatives)
    .values({ court_id, ...settings, version })
    .onConflictDoUpdate({ target: courtTentatives.court_id, set: { ...settings, version } });
}

/** The rule on tentative rulings as it applies in a court now. */
export async function findTentativeRule(db: Db, court: DocketCourt & { id: string }): Promise<CourtsTentativeRule> {
  const { settings } = await findTentativeSetting(db, court.id);
  return tentativeRuleOf(codeSystemOf(court), settings);
}

/** The moments at which a tentative ruling becomes public and notice of argument ends; null if none is published. */
export function momentsOf(rule: CourtsTentativeRule, hearing_date: string, court: KnownCourt) {
  const times = tentativeTimes(rule, hearing_date, court.calendar);
  if (!times) return null;
  const at = (time: string) => momentAt(times.date, time, court.time_zone);
  return { publish_at: at(times.publish_time), notice_until: times.notice_time ? at(times.notice_time) : null };
}

/** A time that the clocks skip in spring is an hour later. */
function momentAt(date: string, time: string, zone: string): Date {
  const next = `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')}${time.slice(2)}`;
  return toMoment({ date, time }, zone) ?? toMoment({ date, time: next }, zone)!;
}
