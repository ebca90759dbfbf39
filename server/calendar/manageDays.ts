import { and, count, eq } from 'drizzle-orm';
import type { DayHours, NewClosure } from '#contract/courtCalendar';
import { recordActivity } from '#server/activity/recordActivity';
import { hearings } from '#server/db/schema';
import { courtClosures, workingHours } from '#server/db/schema/calendar';
import type { Actor } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import type { Needs } from '#server/needs';

type Tools = Needs<'db' | 'config' | 'now'>;
type Done = { message: string };

/** Closes the court on a day. What is scheduled on it stays until a person moves it, and is counted for them. */
export async function addClosure(
  needs: Tools,
  actor: Actor,
  { closed_on, name }: NewClosure,
): Promise<Done & { hearings_within: number }> {
  return needs.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(courtClosures)
      .values({ court_id: actor.court_id, closed_on, name })
      .returning({ id: courtClosures.id });
    const [within] = await tx
      .select({ n: count() })
      .from(hearings)
      .where(
        and(
          eq(hearings.court_id, actor.court_id),
          eq(hearings.hearing_date, closed_on),
          eq(hearings.status, 'scheduled'),
        ),
      );
    await recordActivity(tx, needs, actor, {
      ...about(made!.id),
      action: 'court_closed',
      title: 'Court Closed',
      description: `${actor.full_name} closed the court on ${closed_on}: ${name}.`,
    });
    return { message: `The court is closed on ${closed_on}`, hearings_within: within!.n };
  });
}

/** Opens the court again on a day that it had closed. */
export async function removeClosure(needs: Tools, actor: Actor, id: string): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(courtClosures)
      .where(and(eq(courtClosures.id, id), eq(courtClosures.court_id, actor.court_id)))
      .returning();
    if (!gone) throw new Refusal('not_found');
    await recordActivity(tx, needs, actor, {
      ...about(id),
      action: 'court_opened',
      title: 'Court Opened',
      description: `${actor.full_name} opened the court again on ${gone.closed_on}, which had been closed: ${gone.name}.`,
    });
    return { message: `The court is open on ${gone.closed_on}` };
  });
}

/** Says between which hours hearings are held on each day of the week; a day that is left out is closed. */
export async function setHours(needs: Tools, actor: Actor, hours: readonly DayHours[]): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    await tx.delete(workingHours).where(eq(workingHours.court_id, actor.court_id));
    await tx.insert(workingHours).values(hours.map((day) => ({ ...day, court_id: actor.court_id })));
    await recordActivity(tx, needs, actor, {
      subject_type: 'court',
      subject_id: actor.court_id,
      action: 'court_hours_set',
      title: 'Court Hours Set',
      description: `${actor.full_name} set the court’s hours: ${hours.map(describe).join(', ')}.`,
    });
    return { message: 'Hours saved' };
  });
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const describe = ({ weekday, opens, closes }: DayHours) => `${weekdays[weekday]} ${opens} to ${closes}`;
const about = (id: string) => ({ subject_type: 'court_closure', subject_id: id });
