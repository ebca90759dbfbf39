import { and, eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { withdrawJudge as asked } from '#contract/people';
import { recordActivity } from '#server/activity/recordActivity';
import { judgeProfiles, people } from '#server/db/schema/people';
import { announce } from '#server/events/announce';
import { endSessions } from '#server/identity/endSessions';
import { revokeKeysOf } from '#server/identity/revokeKeysOf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Takes the verification of a judge back, with a reason. Their sessions and API keys end, and they see no case data. */
export async function withdrawJudge(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, reason, version }: InputOf<typeof asked>,
): Promise<{ message: string }> {
  if (id === actor.person_id) throw new Refusal('own_account');
  const { court_id } = actor;
  const full_name = await needs.db.transaction(async (tx) => {
    const own = and(eq(judgeProfiles.person_id, id), eq(judgeProfiles.court_id, court_id));
    const [held] = await tx
      .select({ profile: judgeProfiles, full_name: people.full_name })
      .from(judgeProfiles)
      .innerJoin(people, eq(people.id, judgeProfiles.person_id))
      .where(own)
      .for('update');
    if (!held) throw new Refusal('not_found');
    if (held.profile.status !== 'verified' || held.profile.version !== version) {
      throw new Refusal('decided_already', { status: held.profile.status });
    }
    await tx
      .update(judgeProfiles)
      .set({
        status: 'refused',
        reason,
        decided_by: actor.person_id,
        decided_at: needs.now(),
        version: version + 1,
      })
      .where(own);
    await endSessions(tx, needs, id);
    await revokeKeysOf(tx, needs, id, court_id);
    await announce(tx, needs, { code: 'role.judge_withdrawn', values: { reason }, about: {}, court_id, to: [id] });
    await recordActivity(tx, needs, actor, {
      action: 'judge_verification_withdrawn',
      subject_type: 'judge_profile',
      subject_id: id,
      values: { judge: held.full_name, reason },
      concerns: id,
    });
    return held.full_name;
  });
  return { message: `${full_name} is no longer verified as a judge` };
}
