import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { changeRole as asked } from '#contract/people';
import { type Grounds, whyNotAssignable } from '#domain/identity/assignableRoles';
import { roleNames } from '#domain/identity/roleNames';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { findEntryOf } from '#server/attorneys/rosterRepository';
import { findJudgeProfile } from '#server/identity/judgeProfileRepository';
import { lockPerson } from '#server/identity/members/lockPerson';
import { findPerson } from '#server/identity/members/memberRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { giveRole } from './giveRole.ts';
import { requireVerifiedAddress } from './requireVerifiedAddress.ts';

/** Gives someone of the court another role. It counts from their next click on. */
export async function changeRole(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, role, version }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const person = await needs.db.transaction(async (tx) => {
    const held = await lockPerson(tx, actor, id, version);
    if (held.deactivated_at) throw new Refusal('person_closed');
    if (held.role === role) return findPerson(tx, actor, id);
    if (role !== 'self_represented') requireVerifiedAddress(held);
    const objection = whyNotAssignable(role, await findGrounds(tx, actor, id));
    if (objection)
      throw new Refusal(objection, { fields: [{ field: 'role', message: new Refusal(objection).message }] });

    await giveRole(tx, needs, actor, {
      person_id: id,
      role,
      notice: { code: 'role.changed', values: { by: actor.full_name, before: held.role, role } },
    });
    const changed = await findPerson(tx, actor, id);
    await recordOnPerson(tx, needs, actor, id, {
      action: 'role_changed',
      values: { person: held.full_name, before: held.role, after: role },
      changes: [{ field: 'role', before: held.role, after: role }],
    });
    return changed;
  });
  return { message: `Role of ${person.full_name} changed to ${roleNames[role]}`, person };
}

async function findGrounds(tx: Db, { court_id }: Actor, person_id: string): Promise<Grounds> {
  const profile = await findJudgeProfile(tx, { person_id, court_id });
  const entry = await findEntryOf(tx, { person_id, court_id });
  return { judge_verified: profile?.status === 'verified', has_roster_entry: entry !== undefined };
}
