import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { accessRequests } from '#server/db/schema/integrations';
import { people, personRoles } from '#server/db/schema/people';
import { attorneyClaims } from '#server/db/schema/settings';
import type { Services } from '#server/needs';

const claimant = { full_name: 'Kim Exemplar', email: 'k.exemplar@example.com' };

/** What waits for the administrator of the sample court: an attorney's claim, and a request for a key. */
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
    await tx
      .insert(attorneyClaims)
      .values({ court_id, person_id: person!.id, bar_number: '001011', created_at: now() });
    const [it] = await tx.select().from(people).where(eq(people.email, 't.terminal@alder.example.com'));
    await tx.insert(accessRequests).values({
      court_id,
      kind: 'request',
      requested_by: it!.id,
      email: 'integration@alder.example.gov',
      email_verified_at: now(),
      reason: 'The case management system should read the state of cases.',
      scopes: ['cases:read'],
    });
    await recordActivity(tx, services, 'portal', {
      action: 'attorney_claimed',
      subject_type: 'person',
      subject_id: person!.id,
      title: 'Attorney Claimed',
      description: `${claimant.full_name} says that the roster entry 001011 is theirs.`,
      concerns: person!.id,
    });
  });
}
