import type { Attorney, NewAttorney } from '#contract/attorneys';
import { dateInZone } from '#domain/days/dateInZone';
import { recordActivity } from '#server/activity/recordActivity';
import { zoneOf } from '#server/courts/zoneOf';
import { attorneys } from '#server/db/schema/attorneys';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findAttorney } from './attorneyRepository.ts';
import { describeAttorney } from './describeAttorney.ts';
import { recordStanding } from './standings.ts';

/** Adds an attorney to the roster, with the status effective today. A unique index prevents duplicate bar numbers. */
export async function addAttorney(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { full_name, bar_number, status, type, active_cases }: NewAttorney,
): Promise<{ message: string; data: Attorney }> {
  const { db, now } = needs;
  return db.transaction(async (tx) => {
    const status_since = dateInZone(now(), await zoneOf(tx, actor.court_id));
    const [made] = await tx
      .insert(attorneys)
      .values({ court_id: actor.court_id, full_name, bar_number, status, status_since, type, active_cases })
      .returning({ id: attorneys.id });
    await recordStanding(tx, { attorney_id: made!.id, by: actor.person_id, at: now() }, { status, status_since });
    const data = describeAttorney(await findAttorney(tx, actor, made!.id));
    await recordActivity(tx, needs, actor, {
      action: 'attorney_added',
      subject_type: 'attorney',
      subject_id: data.id,
      values: { attorney: full_name, bar_number },
    });
    return { message: 'Attorney added successfully', data };
  });
}
