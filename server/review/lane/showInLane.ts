import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { showInLane as asked, leaveForReview as left } from '#contract/lane';
import { recordActivity } from '#server/activity/recordActivity';
import { describeChangesSince } from '#server/filings/describeChangesSince';
import { lockFiling } from '#server/filings/filingRepository';
import { noteShown, setLaneReady, setLeftForReview } from '#server/filings/lane/laneRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { assessFiling, isReady } from './assessFiling.ts';

/**
 * A clerk has a filing of the lane on screen. What makes it ready is examined again, because cases and claims change;
 * one that is no longer ready leaves the lane.
 */
export async function showInLane(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { id, version }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  return db.transaction(async (tx) => {
    const held = await lockFiling(tx, actor, id);
    if (version !== held.filing.version) {
      throw new Refusal('changed_meanwhile', await describeChangesSince(tx, held, version));
    }
    await noteShown(tx, actor, held, now());
    const obstacles = await assessFiling(tx, held.filing, actor.person_id, now());
    if (!isReady(obstacles)) await setLaneReady(tx, id, false);
    return { obstacles };
  });
}

/** A clerk takes a filing out of the lane, for individual review, or puts it back. */
export async function leaveForReview(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, leave }: InputOf<typeof left>,
): Promise<ReplyOf<typeof left>> {
  await needs.db.transaction(async (tx) => {
    const { filing } = await lockFiling(tx, actor, id);
    if (filing.state !== 'received') throw new Refusal('not_waiting');
    if ((filing.left_for_review_by !== null) === leave) return;
    await setLeftForReview(tx, id, leave ? actor.person_id : null);
    await recordActivity(tx, needs, actor, {
      action: leave ? 'filing_left_for_review' : 'filing_put_back_in_lane',
      subject_type: 'filing',
      subject_id: id,
      values: { document: filing.document_name },
    });
  });
  return { message: leave ? 'Left for review' : 'Put back in the lane' };
}
