import type { Profile } from '#contract/profile';
import { may } from '#domain/identity/permissions';
import { findEntryOf } from '#server/attorneys/rosterRepository';
import { findCourt } from '#server/courts/findCourt';
import { findAccount } from '#server/identity/accountRepository';
import { findJudgeProfile } from '#server/identity/judgeProfileRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findLastClaim } from '#server/people/claimRepository';

/** The user's own profile: account, judge profile, roster entry, and pending claims. */
export async function readProfile(db: Db, actor: Actor): Promise<Profile> {
  const { person_id, court_id } = actor;
  // One after the other: inside a transaction there is one connection.
  const person = await findAccount(db, person_id);
  const court = await findCourt(db, court_id);
  const judge_profile = await findJudgeProfile(db, actor);
  const entry = await findEntryOf(db, actor);
  const claim = await findLastClaim(db, actor);
  const attorney = entry
    ? { id: entry.id, full_name: entry.full_name, bar_number: entry.bar_number, status: entry.status }
    : null;
  return {
    full_name: person!.full_name,
    email: person!.email,
    role: actor.role,
    court_name: court!.name,
    member_since: person!.created_at.toISOString(),
    has_password: person!.password_hash !== null,
    judge_profile,
    attorney,
    claim: claim
      ? {
          bar_number: claim.bar_number,
          state: claim.state,
          reason: claim.reason,
          created_at: claim.created_at.toISOString(),
          decided_at: claim.decided_at?.toISOString() ?? null,
        }
      : null,
    may_claim: may(actor.capacity, 'attorneys:claim') && attorney === null,
    version: person!.version,
  };
}
