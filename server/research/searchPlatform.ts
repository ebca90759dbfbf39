import type { InputOf } from '#contract/endpoint';
import type { searchPlatform as asked, SearchAnswer } from '#contract/research';
import { fingerprintOf } from '#domain/research/filters';
import { researchSearches } from '#server/db/schema/research';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { askPlatform } from './askPlatform.ts';

/** Searches one platform. The first page is remembered among the user's own research, each search once. */
export async function searchPlatform(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { platform, q, page, ...filters }: InputOf<typeof asked>,
): Promise<SearchAnswer> {
  const answer = await askPlatform(needs, actor, platform, { q, filters, page });
  if (page === 1 && (answer.outcome === 'answered' || answer.outcome === 'failed')) {
    const outcome = { results: answer.outcome === 'answered' ? answer.total : null, searched_at: needs.now() };
    await needs.db
      .insert(researchSearches)
      .values({
        court_id: actor.court_id,
        person_id: actor.person_id,
        platform,
        query: q,
        filters,
        fingerprint: fingerprintOf(q, filters),
        ...outcome,
      })
      .onConflictDoUpdate({
        target: [
          researchSearches.person_id,
          researchSearches.court_id,
          researchSearches.platform,
          researchSearches.fingerprint,
        ],
        set: outcome,
      });
  }
  return answer;
}
