import type { answerContactRequest as asked } from '#contract/contactRequests';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { contactReplies } from '#server/db/schema/contactRequests';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { contactReplyJob } from './contactReplyJob.ts';
import { changeContactState, lockContactRequest } from './contactRepository.ts';

/** Stores an administrator's reply and emails it to the visitor. */
export async function answerContactRequest(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, body, version }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const request = await needs.db.transaction(async (tx) => {
    await lockContactRequest(tx, { court_id: actor.court_id, id, version });
    const [reply] = await tx
      .insert(contactReplies)
      .values({ request_id: id, body, written_by: actor.person_id, written_at: needs.now() })
      .returning({ id: contactReplies.id });
    await addJob(tx, contactReplyJob, { reply_id: reply!.id });
    const changed = await changeContactState(tx, { id, state: 'answered' });
    await recordActivity(tx, needs, actor, {
      action: 'contact_answered',
      subject_type: 'contact_request',
      subject_id: id,
      values: {},
    });
    return changed;
  });
  return { message: `Your reply to ${request.email} will be sent by email`, request };
}
