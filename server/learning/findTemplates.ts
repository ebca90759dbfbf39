import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { LearnedTemplate } from '#domain/reading/learned/LearnedTemplate';
import { learnedTemplates } from '#server/db/schema/learning';
import type { Db } from '#server/kernel/Database';

/** The templates of a court, and their revision. */
export type TemplatesOfCourt = { revision: number; templates: LearnedTemplate[] };

/**
 * The templates that apply to readings in a court, oldest first. The revision is the number of templates learned and
 * revoked until then, so it shows with which of them an analysis read.
 */
export async function findTemplatesForSystem(db: Db, court_id: string): Promise<TemplatesOfCourt> {
  const [total] = await db
    .select({ learned: count(), revoked: count(learnedTemplates.revoked_at) })
    .from(learnedTemplates)
    .where(eq(learnedTemplates.court_id, court_id));
  const revision = (total?.learned ?? 0) + (total?.revoked ?? 0);
  if (revision === 0) return { revision, templates: [] };
  const { id, field, sign, value } = learnedTemplates;
  const templates = await db
    .select({ id, field, sign, value })
    .from(learnedTemplates)
    .where(and(eq(learnedTemplates.court_id, court_id), isNull(learnedTemplates.revoked_at)))
    .orderBy(asc(learnedTemplates.learned_at), asc(learnedTemplates.id));
  return { revision, templates };
}
