import type { DayHours } from '#contract/calendar';
import { recordActivity } from '#server/activity/recordActivity';
import { replaceHours } from '#server/courts/courtDaysRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** Sets the hours for hearings on each day of the week; an omitted day is closed. */
export async function setHours(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  hours: readonly DayHours[],
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    await replaceHours(tx, actor.court_id, hours);
    await recordActivity(tx, needs, actor, {
      subject_type: 'court',
      subject_id: actor.court_id,
      action: 'court_hours_set',
      values: { hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })) },
    });
    return { message: 'Hours saved' };
  });
}
