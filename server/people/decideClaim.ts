import { and, eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { decideClaim as asked } from '#contract/people';
import { recordActivity } from '#server/activity/recordActivity';
import { linkEntry, lockRosterEntry } from '#server/attorneys/rosterRepository';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import { hasOpenAccount, personName } from '#server/directory/personFields';
import { announce } from '#server/events/announce';
import { findRole } from '#server/identity/roleRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { giveRole } from './giveRole.ts';

type Asked = InputOf<typeof asked>;
type Held = { claim: typeof attorneyClaims.$inferSelect; full_name: string };

/**
 * The decision of a clerk or an administrator on a claim to a roster entry (departure 6). If it is confirmed, the entry
 * is the claimant's, and they are immediately an attorney of the court.
 */
export async function decideClaim(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  decision: Asked,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockClaim(tx, actor, decision);
    if (decision.decision === 'refuse') return rejectClaim(tx, needs, actor, held, decision.reason);
    return confirmClaim(tx, needs, actor, held);
  });
}

async function lockClaim(tx: Db, { court_id, person_id: own }: Actor, { id, version }: Asked): Promise<Held> {
  const [held] = await tx
    .select({ claim: attorneyClaims, full_name: personName(attorneyClaims.person_id) })
    .from(attorneyClaims)
    .where(
      and(eq(attorneyClaims.id, id), eq(attorneyClaims.court_id, court_id), hasOpenAccount(attorneyClaims.person_id)),
    )
    .for('update');
  if (!held) throw new Refusal('not_found');
  // The claimant may have become a clerk since then.
  if (held.claim.person_id === own) throw new Refusal('own_account');
  if (held.claim.state !== 'pending' || held.claim.version !== version) {
    throw new Refusal('decided_already', { state: held.claim.state });
  }
  return held;
}

async function confirmClaim(tx: Db, needs: Needs<'config' | 'now'>, actor: Actor, { claim, full_name }: Held) {
  const entry = await claimEntry(tx, actor, claim);
  await decide(tx, needs, actor, claim, { state: 'confirmed', attorney_id: entry.id });
  const values = { by: actor.full_name, bar_number: claim.bar_number };
  const notice = { code: 'role.attorney_confirmed', values } as const;
  // Anyone who was given another role since they asked keeps it; the entry is linked in any case.
  if ((await findRole(tx, claim)) === 'self_represented') {
    await giveRole(tx, needs, actor, { person_id: claim.person_id, role: 'attorney', notice });
  }
  await recordActivity(tx, needs, actor, {
    action: 'attorney_confirmed',
    subject_type: 'attorney',
    subject_id: entry.id,
    values: { person: full_name, attorney: entry.full_name, bar_number: claim.bar_number },
    concerns: claim.person_id,
  });
  return { message: `${full_name} was confirmed as an attorney` };
}

/** Links the entry to the person. Of two claims on one entry, the second finds it taken. */
async function claimEntry(tx: Db, { court_id }: Actor, { bar_number, person_id }: Held['claim']) {
  const entry = await lockRosterEntry(tx, { court_id, bar_number });
  if (!entry) throw new Refusal('roster_entry_missing');
  if (!(await linkEntry(tx, entry.id, person_id))) throw new Refusal('roster_entry_taken');
  return entry;
}

async function rejectClaim(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { claim, full_name }: Held,
  reason: string,
) {
  const { person_id, bar_number } = claim;
  await decide(tx, needs, actor, claim, { state: 'refused', reason });
  await announce(tx, needs, {
    court_id: actor.court_id,
    to: [person_id],
    code: 'role.attorney_refused',
    values: { reason },
    about: {},
  });
  await recordActivity(tx, needs, actor, {
    action: 'attorney_claim_refused',
    subject_type: 'attorney_claim',
    subject_id: claim.id,
    values: { person: full_name, bar_number, reason },
    concerns: person_id,
  });
  return { message: `The claim of ${full_name} was denied` };
}

async function decide(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  claim: Held['claim'],
  decided: { state: 'confirmed'; attorney_id: string } | { state: 'refused'; reason: string },
): Promise<void> {
  await tx
    .update(attorneyClaims)
    .set({ ...decided, decided_by: actor.person_id, decided_at: now(), version: claim.version + 1 })
    .where(eq(attorneyClaims.id, claim.id));
}
