import { and, desc, eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { saveSearch as asked, SavedSearch } from '#contract/research';
import { fingerprintOf } from '#domain/research/filters';
import type { PlatformId } from '#domain/research/platforms';
import { savedSearches } from '#server/db/schema/research';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { askPlatform } from './askPlatform.ts';

export type StoredSearch = typeof savedSearches.$inferSelect;
type Owner = Pick<Actor, 'person_id' | 'court_id'>;

const mostSaved = 50;
const own = (owner: Owner, id?: string) =>
  and(
    eq(savedSearches.person_id, owner.person_id),
    eq(savedSearches.court_id, owner.court_id),
    id ? eq(savedSearches.id, id) : undefined,
  );

/** The user's saved searches, the newest first. */
export async function listSavedSearches({ db }: Needs<'db'>, viewer: Actor): Promise<{ data: SavedSearch[] }> {
  const found = await db
    .select()
    .from(savedSearches)
    .where(own(viewer))
    .orderBy(desc(savedSearches.created_at))
    .limit(mostSaved);
  return { data: found.map(describeSaved) };
}

/** Saves a search. Current results count as seen: only later ones are new. */
export async function saveSearch(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { q, platforms, filters }: InputOf<typeof asked>,
): Promise<{ message: string; id: string }> {
  if ((await needs.db.$count(savedSearches, own(actor))) >= mostSaved) throw new Refusal('saved_searches_full');
  const [made] = await needs.db
    .insert(savedSearches)
    .values({
      court_id: actor.court_id,
      person_id: actor.person_id,
      query: q,
      platforms: [...new Set(platforms)],
      filters,
      fingerprint: fingerprintOf(q, filters),
      created_at: needs.now(),
    })
    .returning();
  const ran = await runSearch(needs, actor, made!);
  await needs.db.update(savedSearches).set({ seen_counts: ran.counts }).where(eq(savedSearches.id, ran.id));
  return { message: 'Search saved', id: ran.id };
}

/** Runs one of the user's saved searches immediately. */
export async function runSavedSearch(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string; data: SavedSearch }> {
  const [stored] = await needs.db.select().from(savedSearches).where(own(actor, id));
  if (!stored) throw new Refusal('not_found');
  return { message: 'Search complete', data: describeSaved(await runSearch(needs, actor, stored)) };
}

/** Marks a saved search as viewed, so that nothing in it is new. */
export async function markSavedSearchSeen({ db }: Needs<'db'>, actor: Actor, id: string): Promise<{ message: string }> {
  const seen = await db
    .update(savedSearches)
    .set({ seen_counts: savedSearches.counts })
    .where(own(actor, id))
    .returning({ id: savedSearches.id });
  if (seen.length === 0) throw new Refusal('not_found');
  return { message: 'Marked as viewed' };
}

export async function deleteSavedSearch({ db }: Needs<'db'>, actor: Actor, id: string): Promise<{ message: string }> {
  const removed = await db.delete(savedSearches).where(own(actor, id)).returning({ id: savedSearches.id });
  if (removed.length === 0) throw new Refusal('not_found');
  return { message: 'Saved search removed' };
}

/** Asks all platforms of a saved search, with its owner's rights. One that does not answer keeps its number. */
export async function runSearch(
  needs: Needs<'db' | 'config' | 'now'>,
  owner: Actor,
  stored: StoredSearch,
): Promise<StoredSearch> {
  const question = { q: stored.query, filters: stored.filters, page: 1 };
  const answers = await Promise.all(stored.platforms.map((platform) => askPlatform(needs, owner, platform, question)));
  const counts: Partial<Record<PlatformId, number>> = { ...stored.counts };
  const seen_counts = { ...stored.seen_counts };
  for (const { platform, outcome, total } of answers) {
    if (outcome !== 'answered') continue;
    counts[platform] = total;
    // A platform that answers for the first time, or has less than before, brings nothing new.
    seen_counts[platform] = Math.min(seen_counts[platform] ?? total, total);
  }
  const [ran] = await needs.db
    .update(savedSearches)
    .set({ counts, seen_counts, last_run_at: needs.now() })
    .where(eq(savedSearches.id, stored.id))
    .returning();
  return ran ?? { ...stored, counts, seen_counts };
}

function describeSaved({
  id,
  query,
  platforms,
  filters,
  created_at,
  last_run_at,
  counts,
  seen_counts,
}: StoredSearch): SavedSearch {
  const sum = (of: Partial<Record<PlatformId, number>>) => Object.values(of).reduce((total, count) => total + count, 0);
  return {
    id,
    query,
    platforms,
    filters,
    created_at: created_at.toISOString(),
    last_run_at: last_run_at?.toISOString() ?? null,
    results: sum(counts),
    new_results: Math.max(0, sum(counts) - sum(seen_counts)),
  };
}
