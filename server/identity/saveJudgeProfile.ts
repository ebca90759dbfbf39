import { eq } from 'drizzle-orm';
import type { JudgeProfile, JudgeProfileState } from '#contract/identity';
import { recordActivity } from '#server/activity/recordActivity';
import { filings } from '#server/db/schema/filings';
import { sessions } from '#server/db/schema/signIn';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { lockJudgeProfile, putPendingProfile } from './judgeProfileRepository.ts';
import { replaceRole } from './roleRepository.ts';
import { tellAdministrators } from './tellAdministrators.ts';

/**
 * Asks to be a judge of this court, or changes what was asked; either waits for a court administrator's word.
 *
 * Decision 3 gives a pending judge no case data. So whoever has no other standing here (they represent themselves,
 * and have filed nothing) becomes a pending judge at once. Everybody else keeps their role until the word is said:
 * asking must not take a litigant's own filings away, nor a clerk's work, nor may it give anything.
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
    if (await hasNoOtherStanding(tx, actor)) await becomeJudge(tx, needs, actor);
    await tellAdministrators(tx, needs, actor);
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

async function hasNoOtherStanding(tx: Db, actor: Actor): Promise<boolean> {
  if (actor.role !== 'self_represented') return false;
  const [filed] = await tx
    .select({ id: filings.id })
    .from(filings)
    .where(eq(filings.filed_by, actor.person_id))
    .limit(1);
  return !filed;
}

/** The open session goes on as that of a pending judge; those on other machines end with the role they were opened in. */
async function becomeJudge(tx: Db, needs: Needs<'config' | 'now'>, actor: Actor): Promise<void> {
  await tx.update(sessions).set({ role: 'judge' }).where(eq(sessions.id, actor.session_id));
  await replaceRole(tx, needs, actor.person_id, 'judge', { court_id: actor.court_id });
}
