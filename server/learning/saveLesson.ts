import { and, asc, eq, isNull } from 'drizzle-orm';
import type { LearnedField } from '#domain/reading/learned/LearnedTemplate';
import { learnTemplate } from '#domain/reading/learned/learnTemplate';
import { recordActivity } from '#server/activity/recordActivity';
import { learnedTemplates, lessons, type TemplateSource } from '#server/db/schema/learning';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

type StoredLesson = typeof lessons.$inferSelect;
export type NewLesson = Omit<StoredLesson, 'id'>;

/** Removes what a correction taught that was undone. Templates that were learned from it remain until they are revoked. */
export async function removeLessonForSystem(tx: Db, filing_id: string, field: LearnedField): Promise<void> {
  await tx.delete(lessons).where(and(eq(lessons.filing_id, filing_id), eq(lessons.field, field)));
}

/** Stores what a correction teaches, and learns a template if it is the third of its kind. */
export async function saveLessonForSystem(tx: Db, needs: Needs<'config' | 'now'>, lesson: NewLesson): Promise<void> {
  await tx
    .insert(lessons)
    .values(lesson)
    .onConflictDoUpdate({ target: [lessons.filing_id, lessons.field], set: lesson });
  const { court_id, field } = lesson;
  const known = await tx
    .select()
    .from(lessons)
    .where(and(eq(lessons.court_id, court_id), eq(lessons.field, field), eq(lessons.sign, lesson.sign)))
    .orderBy(asc(lessons.corrected_at), asc(lessons.id));
  const learned = await tx
    .select()
    .from(learnedTemplates)
    .where(and(eq(learnedTemplates.court_id, court_id), eq(learnedTemplates.field, field)));
  const found = learnTemplate(
    lesson,
    known,
    learned.map(({ sources, ...one }) => ({ ...one, sources: sources.map(({ filing_id }) => filing_id) })),
  );
  if (!found) return;
  const { sources: taught, ...template } = found;
  const sources = taught.map((one) => describeSource(known.find(({ filing_id }) => filing_id === one.filing_id)!));
  const replaced = await tx
    .update(learnedTemplates)
    .set({ revoked_at: needs.now() })
    .where(
      and(
        eq(learnedTemplates.court_id, court_id),
        eq(learnedTemplates.field, field),
        eq(learnedTemplates.sign, template.sign),
        isNull(learnedTemplates.revoked_at),
      ),
    )
    .returning({ id: learnedTemplates.id });
  await tx.insert(learnedTemplates).values({ ...template, court_id, sources, learned_at: needs.now() });
  await recordActivity(tx, needs, 'portal', {
    action: 'template_learned',
    values: { ...template, replaces: replaced.length > 0 },
    subject_type: 'court',
    subject_id: court_id,
    court_id,
  });
}

function describeSource({ filing_id, document_name, value, corrected_by, corrected_at }: StoredLesson): TemplateSource {
  return { filing_id, document_name, value, corrected_by, corrected_at: corrected_at.toISOString() };
}
