import { eq } from 'drizzle-orm';
import type { ReplyOf } from '#contract/endpoint';
import type { resendInvitation as asked } from '#contract/people';
import { recordActivity } from '#server/activity/recordActivity';
import { invitations } from '#server/db/schema/invitations';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { attemptKey, countAttempt } from '../countAttempt.ts';
import { invitationMailJob } from './invitationMailJob.ts';
import { findInvitation, invitationLifetimeMs, lockInvitation } from './invitationRepository.ts';

/** The maximum number of emails for one invitation within 15 minutes. */
const lettersAtMost = 3;

/** Sends an invitation's email again; its validity starts again, even if it had expired. */
export async function resendInvitation(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<ReplyOf<typeof asked>> {
  const { attempts } = await countAttempt(needs, attemptKey('mail', `invitation ${id}`));
  if (attempts > lettersAtMost) throw new Refusal('too_many_requests', undefined, 15 * 60);
  const invitation = await needs.db.transaction(async (tx) => {
    const at = needs.now();
    const held = await lockInvitation(tx, actor, id);
    await tx
      .update(invitations)
      .set({ expires_at: new Date(at.getTime() + invitationLifetimeMs), sent_at: null, version: held.version + 1 })
      .where(eq(invitations.id, id));
    await addJob(tx, invitationMailJob, { invitation_id: id });
    const described = await findInvitation(tx, id, at);
    await recordActivity(tx, needs, actor, {
      action: 'invitation_resent',
      subject_type: 'invitation',
      subject_id: id,
      values: { email: held.email },
    });
    return described;
  });
  return { message: `Invitation to ${invitation.email} resent`, invitation };
}
