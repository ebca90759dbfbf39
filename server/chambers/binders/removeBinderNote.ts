import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { binderNotes } from '#server/db/schema/chambers';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeBinderNote, lockOwnNote } from './noteRepository.ts';

/** Removes one of the judge's notes. */
export async function removeBinderNote(
  needs: Needs<'db' | 'now' | 'config'>,
  judge: Actor,
  { id, version }: { id: string; version: number },
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockOwnNote(tx, judge, id);
    if (!held) throw new Refusal('not_found');
    if (held.version !== version) {
      throw new Refusal('changed_meanwhile', { version: held.version, current: describeBinderNote(held, undefined) });
    }
    await tx.delete(binderNotes).where(eq(binderNotes.id, id));
    const subject = { subject_type: 'preferences' as const, subject_id: judge.person_id };
    await recordActivity(tx, needs, judge, { ...subject, action: 'binder_note_removed', values: {} });
    return { message: 'Note removed' };
  });
}
