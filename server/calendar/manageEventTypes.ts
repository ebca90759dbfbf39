import { and, eq, sql } from 'drizzle-orm';
import type { changeEventType as asked, NewEventType } from '#contract/calendar';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { eventTypes, sittings, weekTemplates } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Tools = Needs<'db' | 'config' | 'now'>;
type Done = { message: string };

/** Adds a kind of event. A unique index prevents duplicate names. */
export async function addEventType(needs: Tools, actor: Actor, kind: NewEventType): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(eventTypes)
      .values({ ...kind, court_id: actor.court_id })
      .returning({ id: eventTypes.id });
    await recordActivity(tx, needs, actor, {
      ...about(made!.id),
      action: 'event_type_added',
      values: { event_type: kind.name, minutes: kind.duration_minutes },
    });
    return { message: `${kind.name} added` };
  });
}

/** Changes an event type. Scheduled hearings keep their duration. */
export async function changeEventType(
  needs: Tools,
  actor: Actor,
  { id, version, ...kind }: InputOf<typeof asked>,
): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const [held] = await tx.select().from(eventTypes).where(ofCourt(actor, id)).for('update');
    if (!held) throw new Refusal('not_found');
    if (held.version !== version) throw new Refusal('changed_meanwhile', { version: held.version, current: held });
    await tx
      .update(eventTypes)
      .set({ ...kind, version: version + 1 })
      .where(eq(eventTypes.id, id));
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'event_type_changed',
      values: { before: held.name, event_type: kind.name, minutes: kind.duration_minutes },
    });
    return { message: `${kind.name} saved` };
  });
}

/** Removes an event type without hearings; the table refuses it for any other. */
export async function removeEventType(needs: Tools, actor: Actor, id: string): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    await assertOnNoCall(tx, actor, id);
    const [gone] = await tx.delete(eventTypes).where(ofCourt(actor, id)).returning({ name: eventTypes.name });
    if (!gone) throw new Refusal('not_found');
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'event_type_removed',
      values: { event_type: gone.name },
    });
    return { message: `${gone.name} removed` };
  });
}

/** A call that lists no event types hears all of them, so the last one that it lists must not disappear. */
async function assertOnNoCall(tx: Db, { court_id }: Actor, id: string): Promise<void> {
  const listedBy = (table: typeof sittings | typeof weekTemplates) =>
    tx.$count(table, and(eq(table.court_id, court_id), sql`${id}::uuid = any(${table.event_type_ids})`));
  if ((await listedBy(sittings)) + (await listedBy(weekTemplates)) > 0) throw new Refusal('event_type_in_use');
}

const about = (id: string) => ({ subject_type: 'event_type' as const, subject_id: id });
const ofCourt = (actor: Actor, id: string) => and(eq(eventTypes.id, id), eq(eventTypes.court_id, actor.court_id));
