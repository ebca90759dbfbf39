import { and, eq, isNull, lte } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { invitePerson as asked } from '#contract/people';
import type { RefusalCode } from '#contract/refusals';
import { recordActivity } from '#server/activity/recordActivity';
import { findEntry } from '#server/attorneys/rosterRepository';
import { invitations } from '#server/db/schema/invitations';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { isMember } from '../accountRepository.ts';
import { invitationMailJob } from './invitationMailJob.ts';
import { findInvitation, invitationLifetimeMs } from './invitationRepository.ts';

type Asked = InputOf<typeof asked>;

/**
 * Invites an address to a role. A person who signs in with the address, verified by the identity provider, receives the
 * role.
 */
export async function invitePerson(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { email, role, bar_number }: Asked,
): Promise<ReplyOf<typeof asked>> {
  const invitation = await needs.db.transaction(async (tx) => {
    const at = needs.now();
    // An address that a person only typed in does not count: it must not keep its owner from being invited.
    if (await isMember(tx, actor.court_id, email)) throw refusedAt('email', 'already_here');
    const attorney_id = role === 'attorney' ? await findFreeEntry(tx, actor, bar_number!) : null;
    await withdrawExpired(tx, actor, email, at);
    await assertNotInvited(tx, actor, email);
    const [made] = await tx
      .insert(invitations)
      .values({
        email,
        role,
        attorney_id,
        court_id: actor.court_id,
        invited_by: actor.person_id,
        created_at: at,
        expires_at: new Date(at.getTime() + invitationLifetimeMs),
      })
      .returning({ id: invitations.id });
    await addJob(tx, invitationMailJob, { invitation_id: made!.id });
    const described = await findInvitation(tx, made!.id, at);
    await recordActivity(tx, needs, actor, {
      action: 'person_invited',
      subject_type: 'invitation',
      subject_id: made!.id,
      values: { email, role },
    });
    return described;
  });
  return { message: `Invitation sent to ${email}`, invitation };
}

async function assertNotInvited(tx: Db, { court_id }: Actor, email: string): Promise<void> {
  const [open] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.court_id, court_id),
        eq(invitations.email, email),
        isNull(invitations.used_at),
        isNull(invitations.withdrawn_at),
      ),
    );
  if (open) throw refusedAt('email', 'invitation_open');
}

/** The entry of the roster that an invited attorney will have. */
async function findFreeEntry(tx: Db, { court_id }: Actor, bar_number: string): Promise<string> {
  const entry = await findEntry(tx, { court_id, bar_number });
  if (!entry) throw refusedAt('bar_number', 'roster_entry_missing');
  if (entry.person_id) throw refusedAt('bar_number', 'roster_entry_taken');
  return entry.id;
}

/** An expired invitation must not prevent a new one. */
async function withdrawExpired(tx: Db, { court_id }: Actor, email: string, at: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ withdrawn_at: at })
    .where(
      and(
        eq(invitations.court_id, court_id),
        eq(invitations.email, email),
        isNull(invitations.used_at),
        isNull(invitations.withdrawn_at),
        lte(invitations.expires_at, at),
      ),
    );
}

function refusedAt(field: string, code: RefusalCode): Refusal {
  return new Refusal(code, { fields: [{ field, message: new Refusal(code).message }] });
}
