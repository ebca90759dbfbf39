import { and, desc, eq } from 'drizzle-orm';
import type { RecentResearch } from '#contract/research';
import { platformOf } from '#domain/research/platforms';
import { researchSearches } from '#server/db/schema/research';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

const own = (actor: Actor) =>
  and(eq(researchSearches.person_id, actor.person_id), eq(researchSearches.court_id, actor.court_id));

/** The user's search history, newest first. It is visible to no one else. */
export async function listRecentResearch(
  { db }: Needs<'db'>,
  viewer: Actor,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: RecentResearch[]; total: number; total_pages: number }> {
  const [found, total] = await Promise.all([
    db
      .select()
      .from(researchSearches)
      .where(own(viewer))
      .orderBy(desc(researchSearches.searched_at), researchSearches.id)
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(researchSearches, own(viewer)),
  ]);
  const data = found.map(({ id, query, platform, filters, results, searched_at }) => ({
    id,
    query,
    platform,
    platform_name: platformOf(platform).name,
    filters,
    results,
    searched_at: searched_at.toISOString(),
  }));
  return { data, total, total_pages: Math.ceil(total / per_page) };
}

/** Removes what the user searched for. */
export async function forgetResearch({ db }: Needs<'db'>, actor: Actor): Promise<{ message: string }> {
  await db.delete(researchSearches).where(own(actor));
  return { message: 'Your research activity was cleared' };
}
