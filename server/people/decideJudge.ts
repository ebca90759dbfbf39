import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { decideJudge as asked } from '#contract/people';
import { recordActivity } from '#server/activity/recordActivity';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { giveRole } from './giveRole.ts';
import { requireVerifiedAddress } from './requireVerifiedAddress.ts';

type Asked = InputOf<typeof asked>;

/** An administrator's word on someone who asks to be a judge of the court (departure 3). It counts at once. */
export async function decideJudge(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  decision: Asked,
): Promise<{ message: string }> {
  const person_id = decision.id;
  const full_name = await needs.db.transaction(async (tx) => {
    const name = await holdRequest(tx, actor, decision);
    const verified = decision.decision === 'confirm';
    const reason = decision.decision === 'refuse' ? decision.reason : null;
    await tx
      .update(judgeProfiles)
      .set({
        status: verified ? 'verified' : 'refused',
        reason,
        decided_by: actor.person_id,
        decided_at: needs.now(),
        version: decision.version + 1,
      })
      .where(and(eq(judgeProfiles.person_id, person_id), eq(judgeProfiles.court_id, actor.court_id)));
    if (verified) await makeJudge(tx, needs, actor, person_id);
    else await tellRefused(tx, needs, actor, person_id, reason!);
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
      ? `${full_name} is verified as a judge`
      : `The judge profile of ${full_name} is refused`;
  return { message };
}

/** The name of who asks, held with the profile. One that was decided, or changed, in between is refused. */
async function holdRequest(tx: Db, { court_id, person_id: own }: Actor, asked: Asked): Promise<string> {
  const { id, version, decision } = asked;
  if (id === own) throw new Refusal('own_account');
  const [held] = await tx
    .select({ profile: judgeProfiles, person: people })
    .from(judgeProfiles)
    .innerJoin(people, eq(people.id, judgeProfiles.person_id))
    .where(and(eq(judgeProfiles.person_id, id), eq(judgeProfiles.court_id, court_id), isNull(people.deactivated_at)))
    .for('update');
  if (!held) throw new Refusal('not_found');
  const { profile, person } = held;
  if (profile.status !== 'pending') throw new Refusal('decided_already', { status: profile.status });
  if (profile.version !== version) {
    const { specialization, bar_number, location, court_house } = profile;
    const current = { specialization, bar_number, location, court_house };
    throw new Refusal('changed_meanwhile', { version: profile.version, current });
  }
  if (decision === 'confirm') requireVerifiedAddress(person);
  return person.full_name;
}

/** Whoever kept another role until this word gets the judge's now; a pending judge's session simply sees more. */
async function makeJudge(tx: Db, needs: Needs<'config' | 'now'>, actor: Actor, person_id: string): Promise<void> {
  const [current] = await tx
    .select({ role: personRoles.role })
    .from(personRoles)
    .where(
      and(eq(personRoles.person_id, person_id), eq(personRoles.court_id, actor.court_id), isNull(personRoles.ended_at)),
    );
  const now_judge = current?.role !== 'judge';
  const notice = { code: 'role.judge_verified', values: { by: actor.full_name, now_judge } } as const;
  if (now_judge) return giveRole(tx, needs, actor, { person_id, role: 'judge', notice });
  await announce(tx, needs, { ...notice, about: {}, court_id: actor.court_id, to: [person_id] });
}

async function tellRefused(
  tx: Db,
  needs: Needs<'now'>,
  { court_id }: Actor,
  person_id: string,
  reason: string,
): Promise<void> {
  await announce(tx, needs, { code: 'role.judge_refused', values: { reason }, about: {}, court_id, to: [person_id] });
}
