import { eq } from 'drizzle-orm';
import type { OfferedEventType } from '#contract/calendar';
import { recordActivity } from '#server/activity/recordActivity';
import { eventTypes } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findPack } from '#server/packs/findPack';

/** The shortest hearing, and the longest that is added: one court day. */
const [shortest, longest] = [5, 480];

/** The hearing types of the court's pack that are not event types of the court yet, by name. */
export async function listOfferedEventTypes(db: Db, { court_id }: Actor): Promise<{ offered: OfferedEventType[] }> {
  const { pack } = await findPack(db, court_id);
  const held = await db.select({ name: eventTypes.name }).from(eventTypes).where(eq(eventTypes.court_id, court_id));
  const names = new Set(held.map(({ name }) => name.toLowerCase()));
  const offered = pack.hearing_types
    // Without attendance, there is nothing to schedule.
    .filter(({ active, minutes, label }) => active && minutes > 0 && !names.has(label.toLowerCase()))
    .map(({ id, label, minutes }) => ({
      id,
      name: label.slice(0, 100),
      usual_minutes: minutes,
      duration_minutes: Math.min(Math.max(minutes, shortest), longest),
    }));
  return { offered: offered.sort((one, other) => one.name.localeCompare(other.name)) };
}

/** Adds hearing types of the court's pack as event types. A unique index prevents duplicate names. */
export async function addOfferedEventTypes(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  ids: readonly string[],
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const { offered } = await listOfferedEventTypes(tx, actor);
    const chosen = offered.filter(({ id }) => ids.includes(id));
    if (chosen.length < new Set(ids).size) throw new Refusal('changed_meanwhile');
    for (const { name, duration_minutes } of chosen) {
      const [made] = await tx
        .insert(eventTypes)
        .values({ name, duration_minutes, court_id: actor.court_id })
        .returning({ id: eventTypes.id });
      await recordActivity(tx, needs, actor, {
        subject_type: 'event_type',
        subject_id: made!.id,
        action: 'event_type_added',
        values: { event_type: name, minutes: duration_minutes },
      });
    }
    return { message: chosen.length === 1 ? '1 event type added' : `${chosen.length} event types added` };
  });
}
