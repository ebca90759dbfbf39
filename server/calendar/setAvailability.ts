import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { AvailabilityPeriod, NewAvailability } from '#contract/judges';
import { may } from '#domain/identity/permissions';
import { recordActivity } from '#server/activity/recordActivity';
import { zoneOf } from '#server/courts/zoneOf';
import { hearings, judgeAvailability } from '#server/db/schema/calendar';
import { findJudges } from '#server/identity/findJudges';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { maySet } from './listJudges.ts';
import { momentOf, partsOf } from './wallClock.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Stored = typeof judgeAvailability.$inferSelect;

/** The judges' availability entries that have not ended. Reasons for absence are for court staff. */
export async function listAvailability(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  judge_id: string,
): Promise<AvailabilityPeriod[]> {
  const found = await db
    .select()
    .from(judgeAvailability)
    .where(
      and(
        eq(judgeAvailability.court_id, viewer.court_id),
        eq(judgeAvailability.judge_id, judge_id),
        gt(judgeAvailability.ends_at, now()),
      ),
    )
    .orderBy(asc(judgeAvailability.starts_at))
    .limit(100);
  return found.map((period) => describePeriod(period, viewer));
}

/**
 * Sets a judge's availability. Hearings within the period stay where they are, and are counted for the person who moves
 * them.
 */
export async function setAvailability(
  needs: Tools,
  actor: Actor,
  { judge_id, status, from, to, note }: NewAvailability,
): Promise<{ message: string; data: AvailabilityPeriod; hearings_within: number }> {
  return needs.db.transaction(async (tx) => {
    const judge = (await findJudges(tx, actor.court_id)).find(({ id }) => id === judge_id);
    if (!judge) throw invalidInput('judge_id', 'Choose a judge of this court');
    if (!maySet(actor, judge_id)) throw new Refusal('not_permitted');
    const zone = await zoneOf(tx, actor.court_id);
    const span = { starts_at: momentOf(zone, 'from', from), ends_at: momentOf(zone, 'to', to) };
    if (span.ends_at <= needs.now()) {
      throw invalidInput('to', 'This time is in the past. Choose a later end');
    }
    const [made] = await tx
      .insert(judgeAvailability)
      .values({ court_id: actor.court_id, judge_id, status, ...span, note: note || null, set_by: actor.person_id })
      .returning();
    const within = status === 'out_of_office' ? await countHearings(tx, judge_id, span) : 0;
    await recordActivity(tx, needs, actor, {
      action: 'availability_set',
      subject_type: 'judge_availability',
      subject_id: made!.id,
      values: { judge: judge.name, status, from: partsOf(from), to: partsOf(to) },
      concerns: judge_id,
    });
    return {
      message: `${judge.name}: ${status.replaceAll('_', ' ')}`,
      data: describePeriod(made!, actor),
      hearings_within: within,
    };
  });
}

/** Removes an availability entry. */
export async function removeAvailability(needs: Tools, actor: Actor, id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(judgeAvailability)
      .where(and(eq(judgeAvailability.id, id), eq(judgeAvailability.court_id, actor.court_id)))
      .for('update');
    if (!held) throw new Refusal('not_found');
    if (!maySet(actor, held.judge_id)) throw new Refusal('not_permitted');
    await tx.delete(judgeAvailability).where(eq(judgeAvailability.id, id));
    await recordActivity(tx, needs, actor, {
      action: 'availability_removed',
      subject_type: 'judge_availability',
      subject_id: id,
      values: { status: held.status },
      concerns: held.judge_id,
    });
    return { message: 'Removed' };
  });
}

async function countHearings(tx: Db, judge_id: string, { starts_at, ends_at }: { starts_at: Date; ends_at: Date }) {
  return tx.$count(
    hearings,
    and(
      eq(hearings.judge_id, judge_id),
      eq(hearings.status, 'scheduled'),
      lt(hearings.starts_at, ends_at),
      gt(hearings.ends_at, starts_at),
    ),
  );
}

function describePeriod({ id, judge_id, status, starts_at, ends_at, note }: Stored, viewer: Actor): AvailabilityPeriod {
  return {
    id,
    judge_id,
    status,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    note: may(viewer.capacity, 'availability:set') ? note : null,
  };
}
