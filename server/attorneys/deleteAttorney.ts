import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { attorneys } from '#server/db/schema/attorneys';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { lockAttorney } from './attorneyRepository.ts';

/** Removes an attorney from the roster. The table refuses to remove one who is assigned to a case. */
export async function deleteAttorney(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const held = await lockAttorney(tx, actor, id);
    await tx.delete(attorneys).where(eq(attorneys.id, id));
    await recordActivity(tx, needs, actor, {
      action: 'attorney_deleted',
      subject_type: 'attorney',
      subject_id: id,
      values: { attorney: held.full_name, bar_number: held.bar_number },
      concerns: held.person_id,
    });
  });
  return { message: 'Attorney deleted successfully' };
}
