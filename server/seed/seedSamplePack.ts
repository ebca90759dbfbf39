import { and, eq } from 'drizzle-orm';
import { noChanges } from '#domain/practice/CourtPack';
import { findCourt } from '#server/courts/findCourt';
import { courtPacks, courtPackVersions } from '#server/db/schema/courtPacks';
import { personRoles } from '#server/db/schema/people';
import type { Services } from '#server/kernel/needs';
import { hasSampleFormat, sampleFormat } from './plan/sampleNumbers.ts';

/** The sample court's own number format, so that new cases are numbered like its sample cases. */
export async function seedSamplePack({ db, config, now }: Services): Promise<void> {
  const court_id = config.court.id;
  if (!hasSampleFormat(await findCourt(db, court_id))) return;
  const [administrator] = await db
    .select({ person_id: personRoles.person_id })
    .from(personRoles)
    .where(and(eq(personRoles.court_id, court_id), eq(personRoles.role, 'court_administrator')))
    .limit(1);
  if (!administrator) return;
  const row = {
    court_id,
    changes: { ...noChanges, number_formats: [sampleFormat] },
    version: 1,
    changed_at: now(),
    changed_by: administrator.person_id,
  };
  await db.transaction(async (tx) => {
    const [made] = await tx.insert(courtPacks).values(row).onConflictDoNothing().returning();
    if (!made) return;
    const change = { kind: 'item', section: 'number_formats', label: sampleFormat.label, active: true } as const;
    await tx.insert(courtPackVersions).values({ ...row, change });
  });
}
