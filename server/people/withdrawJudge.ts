import type { InputOf } from '#contract/endpoint';
import type { withdrawJudge as asked } from '#contract/people';
import { recordActivity } from '#server/activity/recordActivity';
import { revokeKeysOf } from '#server/apiAccess/revokeKeysOf';
import { announce } from '#server/events/announce';
import { endSessions } from '#server/identity/endSessions';
import { decideProfile, lockJudgeRequest } from '#server/identity/judgeRequests';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Withdraws a judge's verification, with a reason. Their sessions and API keys end, and they see no case data. */
export async function withdrawJudge(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, reason, version }: InputOf<typeof asked>,
): Promise<{ message: string }> {
  if (id === actor.person_id) throw new Refusal('own_account');
  const { court_id } = actor;
  const full_name = await needs.db.transaction(async (tx) => {
    const held = await lockJudgeRequest(tx, { person_id: id, court_id });
    if (!held) throw new Refusal('not_found');
    if (held.profile.status !== 'verified' || held.profile.version !== version) {
      throw new Refusal('decided_already', { status: held.profile.status });
    }
    await decideProfile(tx, held, { status: 'refused', reason, decided_by: actor.person_id, decided_at: needs.now() });
    await endSessions(tx, needs, id);
    await revokeKeysOf(tx, needs, id, court_id);
    await announce(tx, needs, { code: 'role.judge_withdrawn', values: { reason }, about: {}, court_id, to: [id] });
    await recordActivity(tx, needs, actor, {
      action: 'judge_verification_withdrawn',
      subject_type: 'judge_profile',
      subject_id: id,
      values: { judge: held.person.full_name, reason },
      concerns: id,
    });
    return held.person.full_name;
  });
  return { message: `${full_name} is no longer verified as a judge` };
}
