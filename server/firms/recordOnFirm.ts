import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import { type Change, recordActivity } from '#server/activity/recordActivity';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** Writes a line about a firm, which the actor and the person concerned read in their own lists. */
export function recordOnFirm(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  firm_id: string,
  line: ActivityMessage & { concerns?: string | null; changes?: Change[] },
): Promise<void> {
  return recordActivity(tx, needs, actor, { ...line, subject_type: 'firm', subject_id: firm_id });
}
