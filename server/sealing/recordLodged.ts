import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import { insertAccessChange } from '#server/access/accessChangeRepository';
import { recordActivity } from '#server/activity/recordActivity';
import type { accessChanges } from '#server/db/schema/access';
import type { FoundLodged } from '#server/filings/lodged/lodgedRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

type Ground = Pick<typeof accessChanges.$inferInsert, 'from_level' | 'to_level' | 'authority' | 'reason'> & {
  basis: 'order' | 'law';
  ordered_on: string | null;
};

/** Keeps a change of the level of a lodged document with its ground. */
export async function keepChange(
  tx: Db,
  { now }: Needs<'now'>,
  by: Actor,
  { document, filing }: FoundLodged,
  ground: Ground,
): Promise<void> {
  const about = { court_id: filing.court_id, case_id: filing.case_id!, document_id: document.id };
  await insertAccessChange(tx, { ...about, ...ground, changed_by: by.person_id, changed_at: now() });
}

/** Writes a line about a lodged document, which those read who may know of it. */
export async function recordLodged(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  by: Actor,
  { document, filing }: FoundLodged,
  line: ActivityMessage,
): Promise<void> {
  const about = { subject_type: 'lodged_document' as const, subject_id: document.id, court_id: filing.court_id };
  await recordActivity(tx, needs, by, { ...line, ...about, concerns: filing.filed_by });
}
