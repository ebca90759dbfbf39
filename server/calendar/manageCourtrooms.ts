import { and, eq } from 'drizzle-orm';
import type { changeCourtroom as asked, NewCourtroom } from '#contract/calendar';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { courtrooms } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { renameVenue } from './updateHearing.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Done = { message: string };

/** Adds a courtroom. A unique index prevents duplicate names. */
export async function addCourtroom(needs: Tools, actor: Actor, room: NewCourtroom): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(courtrooms)
      .values({ ...columnsOf(room), court_id: actor.court_id })
      .returning({ id: courtrooms.id });
    await recordActivity(tx, needs, actor, {
      ...about(made!.id),
      action: 'courtroom_added',
      values: { courtroom: room.name },
    });
    return { message: `${room.name} added` };
  });
}

/** Changes a courtroom. Future hearings appear under its new name; past ones keep the old name. */
export async function changeCourtroom(
  needs: Tools,
  actor: Actor,
  { id, version, ...room }: InputOf<typeof asked>,
): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const [held] = await tx.select().from(courtrooms).where(ofCourt(actor, id)).for('update');
    if (!held) throw new Refusal('not_found');
    if (held.version !== version) throw new Refusal('changed_meanwhile', { version: held.version, current: held });
    await tx
      .update(courtrooms)
      .set({ ...columnsOf(room), version: version + 1 })
      .where(eq(courtrooms.id, id));
    if (room.name !== held.name) await renameVenue(tx, id, room.name, needs.now());
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'courtroom_changed',
      values: { before: held.name, courtroom: room.name },
    });
    return { message: `${room.name} saved` };
  });
}

/** Removes a courtroom without hearings; the table refuses it for any other. */
export async function removeCourtroom(needs: Tools, actor: Actor, id: string): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const [gone] = await tx.delete(courtrooms).where(ofCourt(actor, id)).returning({ name: courtrooms.name });
    if (!gone) throw new Refusal('not_found');
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'courtroom_removed',
      values: { courtroom: gone.name },
    });
    return { message: `${gone.name} removed` };
  });
}

const columnsOf = (room: NewCourtroom) => ({
  ...room,
  location: room.location || null,
  remote_url: room.remote_url || null,
});
const about = (id: string) => ({ subject_type: 'courtroom' as const, subject_id: id });
const ofCourt = (actor: Actor, id: string) => and(eq(courtrooms.id, id), eq(courtrooms.court_id, actor.court_id));
