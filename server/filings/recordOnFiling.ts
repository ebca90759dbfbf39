import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import { type Change, type Recorded, recordActivity } from '#server/activity/recordActivity';
import type { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** The filer, for the line of an act that a delegate does for the filer. */
export const filerOf = ({ full_name, through }: Pick<Actor, 'full_name' | 'through'>): { filer?: string } =>
  through ? { filer: full_name } : {};

type About = Pick<typeof filings.$inferSelect, 'id' | 'court_id' | 'filed_by' | 'state'>;

/**
 * Writes a line about a filing to the record of its court. The line is in its filer's own list, too. A draft is not on
 * the court's record.
 */
export async function recordOnFiling(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  who: Recorded,
  { id, court_id, filed_by, state }: About,
  line: ActivityMessage & { changes?: Change[] },
): Promise<void> {
  if (state === 'draft') return;
  const about = { subject_type: 'filing' as const, subject_id: id, concerns: filed_by, court_id };
  return recordActivity(tx, needs, who, { ...line, ...about });
}
