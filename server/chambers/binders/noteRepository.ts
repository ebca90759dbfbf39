import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BinderNote } from '#contract/binders';
import { matchesAll } from '#server/db/matchesAll';
import { binderNotes } from '#server/db/schema/chambers';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { actsFor } from '#server/visibility/actsFor';

/** The only file that reads judges' notes in documents. */

export type StoredNote = typeof binderNotes.$inferSelect;

/**
 * The notes that a person can read: those that the judge wrote; for chambers staff those that their judges share with
 * chambers. A judge who covers another one reads none of the other’s.
 */
export function readableNotes(reader: Actor): SQL {
  const shared = and(eq(binderNotes.audience, 'chambers'), actsFor(binderNotes.judge_id, reader));
  const open = reader.capacity === 'clerk' ? shared : eq(binderNotes.judge_id, reader.person_id);
  return and(eq(binderNotes.court_id, reader.court_id), open)!;
}

/** The notes in these documents that a person can read, or those with the words, in reading order. */
export async function findNotesIn(
  db: Db,
  reader: Actor,
  documents: readonly string[],
  q?: string,
): Promise<StoredNote[]> {
  if (documents.length === 0) return [];
  const words = q?.trim();
  const matching = words ? matchesAll(sql`(${binderNotes.text} || ' ' || ${binderNotes.quote})`, words) : undefined;
  return db
    .select()
    .from(binderNotes)
    .where(and(readableNotes(reader), inArray(binderNotes.document_id, [...documents]), matching))
    .orderBy(asc(binderNotes.document_id), asc(binderNotes.page), asc(binderNotes.updated_at), asc(binderNotes.id));
}

/** A note of the judge's own, locked until the transaction ends. */
export async function lockOwnNote(tx: Db, judge: Actor, id: string): Promise<StoredNote | undefined> {
  const [note] = await tx
    .select()
    .from(binderNotes)
    .where(
      and(eq(binderNotes.id, id), eq(binderNotes.judge_id, judge.person_id), eq(binderNotes.court_id, judge.court_id)),
    )
    .for('update');
  return note;
}

/** A note as its judge reads it; `current` is the version of its document that the binder shows. */
export function describeBinderNote(note: StoredNote, current: string | undefined): BinderNote {
  const { id, document_id, version_id, page, boxes, quote, kind, color, text, audience, version } = note;
  return {
    ...{ id, document_id, version_id, page, quote, kind, color, text, audience, version },
    on_earlier_version: current !== undefined && current !== version_id,
    boxes: boxes.map(([left, top, right, bottom]) => [left, top, right, bottom]),
    updated_at: note.updated_at.toISOString(),
  };
}
