import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { BinderNote } from '#contract/binders';
import { matchesAll } from '#server/db/matchesAll';
import { binderNotes } from '#server/db/schema/chambers';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The only file that reads judges' notes in documents. */

export type StoredNote = typeof binderNotes.$inferSelect;

/**
 * The notes that a person can read: those that the judge wrote, and those that the judges for whom the person acts share
 * with their chambers.
 */
export function readableNotes({ person_id, court_id }: Actor, acts_for: readonly string[] = []): SQL {
  const own = eq(binderNotes.judge_id, person_id);
  const shared = and(eq(binderNotes.audience, 'chambers'), inArray(binderNotes.judge_id, [...acts_for]));
  return and(eq(binderNotes.court_id, court_id), acts_for.length === 0 ? own : or(own, shared))!;
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
