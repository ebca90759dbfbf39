import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { type Change, type Recorded, recordActivity } from './recordActivity.ts';

/** Writes a line about a person to the record. What others did is in that person's own list, too. */
export function recordOnPerson(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  who: Recorded,
  person_id: string,
  line: ActivityMessage & { changes?: Change[] },
): Promise<void> {
  const isOwn = typeof who === 'object' && 'person_id' in who && who.person_id === person_id;
  const concerns = isOwn ? null : person_id;
  return recordActivity(tx, needs, who, { ...line, subject_type: 'person', subject_id: person_id, concerns });
}
