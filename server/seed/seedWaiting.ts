import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { accessRequests } from '#server/db/schema/apiAccess';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import { people, personRoles } from '#server/db/schema/people';
import type { Services } from '#server/kernel/needs';

const claimant = { full_name: 'Kim Exemplar', email: 'k.exemplar@example.com' };

/** The pending requests of the sample court: an attorney's claim, and a request for a key. */
export async function seedWaiting(services: Services): Promise<void> {
  const { db, config, now } = services;
  const court_id = config.court.id;
  await db.transaction(async (tx) => {
    const known = await tx.select({ id: people.id }).from(people).where(eq(people.email, claimant.email));
    if (known.length > 0) return;
    const [person] = await tx
      .insert(people)
      .values({ ...claimant, email_verified_at: now() })
      .returning();
    await tx.insert(personRoles).values({ person_id: person!.id, court_id, role: 'self_represented' });
    const bar_number = '001011';
    const [claim] = await tx
      .insert(attorneyClaims)
      .values({ court_id, person_id: person!.id, bar_number, created_at: now() })
      .returning({ id: attorneyClaims.id });
    const [it] = await tx.select().from(people).where(eq(people.email, 't.terminal@alder.example.com'));
    await tx.insert(accessRequests).values({
      court_id,
      kind: 'request',
      requested_by: it!.id,
      email: 'integration@alder.example.gov',
      email_verified_at: now(),
      reason: 'The case management system needs read access to case status.',
      scopes: ['cases:read'],
    });
    const who = {
      person_id: person!.id,
      full_name: claimant.full_name,
      role: 'self_represented',
      address: null,
      court_id,
    };
    await recordActivity(tx, services, who, {
      action: 'attorney_claimed',
      values: { bar_number },
      subject_type: 'attorney_claim',
      subject_id: claim!.id,
    });
  });
}
