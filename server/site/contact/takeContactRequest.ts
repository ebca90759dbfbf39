import type { z } from 'zod';
import type { ContactRequest } from '#contract/site';
import { registrationPace } from '#domain/identity/attemptDelay';
import { recordActivity } from '#server/activity/recordActivity';
import { contactRequests } from '#server/db/schema/contactRequests';
import { peopleInRole } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import { attemptKey } from '#server/identity/countAttempt';
import { networkOf } from '#server/identity/networkOf';
import { takeTurn } from '#server/identity/takeTurn';
import type { Caller } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** Stores a visitor's request for a demo, early access or the pilot, and notifies the court's administrators. */
export async function takeContactRequest(
  needs: Needs<'db' | 'config' | 'now'>,
  caller: Caller,
  asked: z.infer<typeof ContactRequest>,
): Promise<void> {
  await takeTurn(needs, attemptKey('contact', networkOf(caller.address)), registrationPace, 'too_many_requests');
  const court_id = needs.config.court.id;
  const { about, full_name, organization } = asked;
  await needs.db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(contactRequests)
      .values({ ...asked, court_id, created_at: needs.now() })
      .returning({ id: contactRequests.id });
    await announce(tx, needs, {
      court_id,
      to: await peopleInRole(tx, court_id, ['court_administrator']),
      code: 'contact.requested',
      values: { about, person: full_name, organization },
      about: {},
    });
    await recordActivity(tx, needs, caller, {
      action: 'contact_requested',
      subject_type: 'contact_request',
      subject_id: kept!.id,
      values: { about },
    });
  });
}
