import type { InputOf } from '#contract/endpoint';
import type { decideJudge as asked } from '#contract/people';
import { recordActivity } from '#server/activity/recordActivity';
import { announce } from '#server/events/announce';
import { decideProfile, type JudgeRequest, lockJudgeRequest } from '#server/identity/judgeRequests';
import { findRole } from '#server/identity/roleRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { giveRole } from './giveRole.ts';
import { requireVerifiedAddress } from './requireVerifiedAddress.ts';

type Asked = InputOf<typeof asked>;

/** An administrator's decision on a request to be a judge of the court (departure 3). It takes effect immediately. */
export async function decideJudge(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  decision: Asked,
): Promise<{ message: string }> {
  const person_id = decision.id;
  const full_name = await needs.db.transaction(async (tx) => {
    const held = await lockRequest(tx, actor, decision);
    const name = held.person.full_name;
    const verified = decision.decision === 'confirm';
    const reason = decision.decision === 'refuse' ? decision.reason : null;
    await decideProfile(tx, held, {
      status: verified ? 'verified' : 'refused',
      reason,
      decided_by: actor.person_id,
      decided_at: needs.now(),
    });
    if (verified) await makeJudge(tx, needs, actor, person_id);
    else await notifyRefused(tx, needs, actor, person_id, reason!);
    await recordActivity(tx, needs, actor, {
      ...(reason === null
        ? { action: 'judge_verified', values: { judge: name } }
        : { action: 'judge_refused', values: { judge: name, reason } }),
      subject_type: 'judge_profile',
      subject_id: person_id,
      concerns: person_id,
    });
    return name;
  });
  const message =
    decision.decision === 'confirm'
      ? `${full_name} was verified as a judge`
      : `The judge profile of ${full_name} was denied`;
  return { message };
}

/** The request of an open account, locked. A request that was decided or changed since it was read is refused. */
async function lockRequest(tx: Db, { court_id, person_id: own }: Actor, asked: Asked): Promise<JudgeRequest> {
  const { id, version, decision } = asked;
  if (id === own) throw new Refusal('own_account');
  const held = await lockJudgeRequest(tx, { person_id: id, court_id });
  if (!held || held.person.deactivated_at) throw new Refusal('not_found');
  const { profile, person } = held;
  if (profile.status !== 'pending') throw new Refusal('decided_already', { status: profile.status });
  if (profile.version !== version) {
    const { specialization, bar_number, location, court_house } = profile;
    const current = { specialization, bar_number, location, court_house };
    throw new Refusal('changed_meanwhile', { version: profile.version, current });
  }
  if (decision === 'confirm') requireVerifiedAddress(person);
  return held;
}

/**
 * A requester who kept another role until this decision now gets the judge's role; a pending judge's session gains
 * access.
 */
async function makeJudge(tx: Db, needs: Needs<'config' | 'now'>, actor: Actor, person_id: string): Promise<void> {
  const current = await findRole(tx, { person_id, court_id: actor.court_id });
  const now_judge = current !== 'judge';
  const notice = { code: 'role.judge_verified', values: { by: actor.full_name, now_judge } } as const;
  if (now_judge) return giveRole(tx, needs, actor, { person_id, role: 'judge', notice });
  await announce(tx, needs, { ...notice, about: {}, court_id: actor.court_id, to: [person_id] });
}

async function notifyRefused(
  tx: Db,
  needs: Needs<'now'>,
  { court_id }: Actor,
  person_id: string,
  reason: string,
): Promise<void> {
  await announce(tx, needs, { code: 'role.judge_refused', values: { reason }, about: {}, court_id, to: [person_id] });
}
