import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { invitations } from '#server/db/schema/invitations';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { lockInvitation } from './invitationRepository.ts';

/** Withdraws an invitation that no one has accepted. It no longer opens anything. */
export async function withdrawInvitation(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string }> {
  const email = await needs.db.transaction(async (tx) => {
    const held = await lockInvitation(tx, actor, id);
    await tx
      .update(invitations)
      .set({ withdrawn_at: needs.now(), version: held.version + 1 })
      .where(eq(invitations.id, id));
    await recordActivity(tx, needs, actor, {
      action: 'invitation_withdrawn',
      subject_type: 'invitation',
      subject_id: id,
      values: { email: held.email },
    });
    return held.email;
  });
  return { message: `Invitation to ${email} withdrawn` };
}
