import type { setContactState as asked } from '#contract/contactRequests';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { changeContactState, lockContactRequest } from './contactRepository.ts';

/** Closes a request without a reply, or reopens it. */
export async function setContactState(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, state, version }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const closes = state === 'closed';
  const request = await needs.db.transaction(async (tx) => {
    await lockContactRequest(tx, { court_id: actor.court_id, id, version });
    const changed = await changeContactState(tx, { id, state });
    await recordActivity(tx, needs, actor, {
      action: closes ? 'contact_closed' : 'contact_reopened',
      subject_type: 'contact_request',
      subject_id: id,
      values: {},
    });
    return changed;
  });
  return { message: closes ? 'Request closed' : 'Request reopened', request };
}
