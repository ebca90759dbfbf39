import { and, eq } from 'drizzle-orm';
import type { savePrivateNote as asked, PrivateNote } from '#contract/chambers';
import type { InputOf } from '#contract/endpoint';
import { findCase } from '#server/cases/caseRepository';
import { judgeNotes } from '#server/db/schema/chambers';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findOwnHearings } from './hearingBinders.ts';

type Saved = { message: string; note: PrivateNote | null };

/**
 * Saves, changes, or removes the judge's private note. It writes no line to the activity record: that a judge made a
 * note on a case is also private.
 */
export async function savePrivateNote(
  { db, now }: Needs<'db' | 'now'>,
  judge: Actor,
  { hearing_id, case_id, text, version }: InputOf<typeof asked>,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    await requireSubject(tx, judge, { hearing_id, case_id });
    const about = hearing_id ? eq(judgeNotes.hearing_id, hearing_id) : eq(judgeNotes.case_id, case_id!);
    const [held] = await tx
      .select()
      .from(judgeNotes)
      .where(and(eq(judgeNotes.judge_id, judge.person_id), about))
      .for('update');
    if ((held?.version ?? 0) !== version) {
      throw new Refusal('changed_meanwhile', { version: held?.version ?? 0, current: describeNote(held) });
    }
    if (text.trim() === '') {
      if (held) await tx.delete(judgeNotes).where(eq(judgeNotes.id, held.id));
      return { message: 'Private note removed', note: null };
    }
    const written = { text, updated_at: now(), version: version + 1 };
    const [kept] = held
      ? await tx.update(judgeNotes).set(written).where(eq(judgeNotes.id, held.id)).returning()
      : await tx
          .insert(judgeNotes)
          .values({
            ...written,
            court_id: judge.court_id,
            judge_id: judge.person_id,
            hearing_id: hearing_id ?? null,
            case_id: case_id ?? null,
          })
          .returning();
    return { message: 'Private note saved', note: describeNote(kept) };
  });
}

export function describeNote(note: typeof judgeNotes.$inferSelect | undefined): PrivateNote | null {
  return note ? { text: note.text, version: note.version, updated_at: note.updated_at.toISOString() } : null;
}

async function requireSubject(
  tx: Db,
  judge: Actor,
  { hearing_id, case_id }: { hearing_id?: string | undefined; case_id?: string | undefined },
): Promise<void> {
  if (!hearing_id) await findCase(tx, judge, case_id!);
  else if ((await findOwnHearings(tx, judge, { id: hearing_id })).length === 0) throw new Refusal('not_found');
}
