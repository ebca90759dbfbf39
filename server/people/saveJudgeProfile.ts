import type { JudgeProfile, JudgeProfileState } from '#contract/identity';
import { recordActivity } from '#server/activity/recordActivity';
import { hasFiledForSystem } from '#server/filings/filingsForSystem';
import { changeSessionRole } from '#server/identity/changeSessionRole';
import { lockJudgeProfile, putPendingProfile } from '#server/identity/judgeProfileRepository';
import { notifyAdministrators } from '#server/identity/notifyAdministrators';
import { replaceRole } from '#server/identity/roleRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/**
 * Requests the role of judge in this court, or changes the request. A court administrator decides on it. A pending
 * judge has no access to case data (departure 3). A self-represented person without filings therefore becomes a pending
 * judge immediately. Everyone else keeps their role until the decision: a request must not take away a litigant's
 * filings or a clerk's work, and must not grant anything.
 */
export async function saveJudgeProfile(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  asked: JudgeProfile,
): Promise<JudgeProfileState> {
  return needs.db.transaction(async (tx) => {
    const before = await lockJudgeProfile(tx, actor);
    if (before && before.status !== 'refused' && isSame(before, asked)) return before;

    const profile = await putPendingProfile(tx, needs, actor, asked);
    if (await hasNoOtherRole(tx, actor)) await becomeJudge(tx, needs, actor);
    await notifyAdministrators(tx, needs, actor);
    await recordActivity(tx, needs, actor, {
      action: before ? 'judge_profile_changed' : 'judge_profile_requested',
      subject_type: 'judge_profile',
      subject_id: actor.person_id,
      values: {},
    });
    return profile;
  });
}

function isSame(before: JudgeProfile, asked: JudgeProfile): boolean {
  return (['specialization', 'bar_number', 'location', 'court_house'] as const).every(
    (field) => before[field] === asked[field],
  );
}

async function hasNoOtherRole(tx: Db, actor: Actor): Promise<boolean> {
  if (actor.role !== 'self_represented') return false;
  return !(await hasFiledForSystem(tx, actor.person_id));
}

/** The open session continues as that of a pending judge; those on other machines end with the role they were opened in. */
async function becomeJudge(tx: Db, needs: Needs<'config' | 'now'>, actor: Actor): Promise<void> {
  await changeSessionRole(tx, actor.session_id, 'judge');
  await replaceRole(tx, needs, actor.person_id, 'judge', { court_id: actor.court_id });
}
