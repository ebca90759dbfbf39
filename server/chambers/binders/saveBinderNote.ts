import { eq } from 'drizzle-orm';
import type { saveBinderNote as asked, BinderNote } from '#contract/binders';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { binderNotes } from '#server/db/schema/chambers';
import { storable } from '#server/db/storable';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeBinderNote, lockOwnNote, type StoredNote } from './noteRepository.ts';
import { readBinder } from './readBinder.ts';

type Input = InputOf<typeof asked>;

/**
 * Saves a judge's note or highlight. The activity record has that a note was added or shared, not in which case or
 * document; a change of the text, which the browser saves while the judge types, writes no line.
 */
export async function saveBinderNote(
  needs: Needs<'db' | 'now' | 'config'>,
  judge: Actor,
  { id, ...note }: Input,
): Promise<BinderNote> {
  const { items } = await readBinder(needs, judge, id);
  const item = items.find((one) => one.id === note.document_id);
  if (!item) throw new Refusal('not_in_binder');
  const current = item.document?.version_id;
  return needs.db.transaction(async (tx) => {
    const held = await lockOwnNote(tx, judge, note.note_id);
    if ((held?.version ?? 0) !== note.version) {
      throw new Refusal('changed_meanwhile', {
        version: held?.version ?? 0,
        current: held ? describeBinderNote(held, current) : null,
      });
    }
    // The place of a note never changes; a new one is on the version that the judge viewed.
    const saved = held ? await changeNote(tx, held, note, needs.now()) : await insertNote(tx, judge, note, needs.now());
    if (!held || held.audience !== saved.audience) {
      const action = saved.audience === 'chambers' ? 'binder_note_shared' : 'binder_note_saved';
      const subject = { subject_type: 'preferences' as const, subject_id: judge.person_id };
      await recordActivity(tx, needs, judge, { ...subject, action, values: {} });
    }
    return describeBinderNote(saved, current);
  });
}

async function changeNote(tx: Db, held: StoredNote, note: Omit<Input, 'id'>, updated_at: Date): Promise<StoredNote> {
  const { color, audience, kind } = note;
  const [saved] = await tx
    .update(binderNotes)
    .set({ color, audience, kind, text: storable(note.text), updated_at, version: held.version + 1 })
    .where(eq(binderNotes.id, held.id))
    .returning();
  return saved!;
}

async function insertNote(tx: Db, judge: Actor, note: Omit<Input, 'id'>, updated_at: Date): Promise<StoredNote> {
  const { note_id, version: _version, quote, text, ...rest } = note;
  const [saved] = await tx
    .insert(binderNotes)
    .values({
      ...rest,
      ...{ id: note_id, court_id: judge.court_id, judge_id: judge.person_id, updated_at },
      ...{ quote: storable(quote), text: storable(text) },
    })
    .onConflictDoNothing()
    .returning();
  // The same note from another tab, or an ID that exists already.
  if (!saved) throw new Refusal('changed_meanwhile', { version: 0, current: null });
  return saved;
}
