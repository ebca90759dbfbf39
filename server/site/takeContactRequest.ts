import type { z } from 'zod';
import type { ContactRequest } from '#contract/site';
import { recordActivity } from '#server/activity/recordActivity';
import { contactRequests } from '#server/db/schema';
import type { Asker } from '#server/http/actor';
import type { Needs } from '#server/needs';

/** Keeps a visitor's request for a demo, early access or the pilot, for the court administrator to answer. */
export async function takeContactRequest(
  needs: Needs<'db' | 'config' | 'now'>,
  asker: Asker,
  asked: z.infer<typeof ContactRequest>,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const [kept] = await tx.insert(contactRequests).values(asked).returning({ id: contactRequests.id });
    await recordActivity(tx, needs, asker, {
      action: 'contact_requested',
      subject_type: 'contact_request',
      subject_id: kept!.id,
      title: 'Contact Requested',
      description: `${asked.organization} asked about ${asked.about}.`,
    });
  });
}
