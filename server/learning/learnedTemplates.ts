import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { LearnedTemplate } from '#contract/learning';
import { recordActivity } from '#server/activity/recordActivity';
import { learnedTemplates } from '#server/db/schema/learning';
import { findNames } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** What the portal has learned in the viewer's court, the newest first; revoked templates come last. */
export async function listLearnedTemplates(db: Db, viewer: Actor): Promise<{ templates: LearnedTemplate[] }> {
  const rows = await db
    .select()
    .from(learnedTemplates)
    .where(eq(learnedTemplates.court_id, viewer.court_id))
    .orderBy(sql`${learnedTemplates.revoked_at} is not null`, desc(learnedTemplates.learned_at), learnedTemplates.id);
  const people = rows.flatMap(({ revoked_by, sources }) => [
    ...(revoked_by === null ? [] : [revoked_by]),
    ...sources.map(({ corrected_by }) => corrected_by),
  ]);
  const names = await findNames(db, people);
  return {
    templates: rows.map(({ court_id: _court, learned_at, last_used_at, revoked_at, revoked_by, sources, ...row }) => ({
      ...row,
      learned_at: learned_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
      revoked_at: revoked_at?.toISOString() ?? null,
      revoked_by: revoked_by === null ? null : (names.get(revoked_by) ?? null),
      sources: sources.map((source) => ({ ...source, corrected_by: names.get(source.corrected_by) ?? null })),
    })),
  };
}

/** Revokes a template. Later analyses do not apply it, and the same corrections do not teach it again. */
export async function revokeLearnedTemplate(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(learnedTemplates)
      .set({ revoked_at: needs.now(), revoked_by: actor.person_id })
      .where(
        and(
          eq(learnedTemplates.id, id),
          eq(learnedTemplates.court_id, actor.court_id),
          isNull(learnedTemplates.revoked_at),
        ),
      )
      .returning();
    if (!revoked) throw new Refusal('not_found');
    const { field, sign, value } = revoked;
    await recordActivity(tx, needs, actor, {
      action: 'template_revoked',
      values: { field, sign, value },
      subject_type: 'court',
      subject_id: actor.court_id,
    });
  });
  return { message: 'The template was revoked.' };
}
