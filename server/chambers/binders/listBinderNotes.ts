import type { listBinderNotes as asked } from '#contract/binders';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeBinderNote, findNotesIn } from './noteRepository.ts';
import { readBinder } from './readBinder.ts';

/** The judge's notes in the documents of a binder, in the order of the binder. */
export async function listBinderNotes(
  needs: Needs<'db' | 'now'>,
  judge: Actor,
  { id, q }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const { items } = await readBinder(needs, judge, id);
  const place = new Map(items.map((item, index) => [item.id, { index, version_id: item.document?.version_id }]));
  const found = await findNotesIn(needs.db, judge, [...place.keys()], q);
  return {
    data: found
      .map((note) => describeBinderNote(note, place.get(note.document_id)?.version_id))
      .sort((one, other) => place.get(one.document_id)!.index - place.get(other.document_id)!.index),
  };
}
