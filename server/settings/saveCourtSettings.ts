import { isDeepStrictEqual } from 'node:util';
import type { saveCourtSettings as asked } from '#contract/courtSettings';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { courtFields } from '#domain/activity/messages/court';
import { compareValues } from '#server/activity/compareValues';
import { recordActivity } from '#server/activity/recordActivity';
import { hasHearingsAfterForSystem } from '#server/calendar/hearingRepository';
import { changeCourt, lockCourt } from '#server/courts/courtRepository';
import { describeCourt } from '#server/courts/findCourtSettings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Changes the court's settings. From then on they take precedence over the configuration. */
export async function saveCourtSettings(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { version, ...change }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const court = await needs.db.transaction(async (tx) => {
    const held = await lockCourt(tx, actor.court_id);
    const before = describeCourt(held);
    if (version !== undefined && version !== before.version) {
      throw new Refusal('changed_meanwhile', { version: before.version, current: before });
    }
    const changed = courtFields.filter((field) => !isDeepStrictEqual(before[field], change[field]));
    if (changed.length === 0) return before;
    if (changed.includes('time_zone')) await assertNoHearingsSet(tx, needs, actor);
    const saved = await changeCourt(tx, held, change);
    await recordActivity(tx, needs, actor, {
      action: 'court_changed',
      subject_type: 'court',
      subject_id: actor.court_id,
      values: { court: before.name, fields: changed },
      changes: compareValues(changed, before, change),
    });
    return describeCourt(saved);
  });
  return { message: 'Court settings saved', court };
}

/** A hearing is set for an hour of the clock on the court's wall: another zone would move all of them. */
async function assertNoHearingsSet(tx: Db, { now }: Needs<'now'>, { court_id }: Actor): Promise<void> {
  if (!(await hasHearingsAfterForSystem(tx, court_id, now()))) return;
  const message = new Refusal('time_zone_in_use').message;
  throw new Refusal('time_zone_in_use', { fields: [{ field: 'time_zone', message }] });
}
