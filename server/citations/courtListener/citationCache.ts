import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findAnswers, type Kept, putAnswer } from '#server/platforms/cache';
import { LookedUpCitation } from './LookedUpCitation.ts';

/** Found citations are cached longer than missing ones, which may be added later. */
const freshHours = { found: 30 * 24, missing: 24 };

export type CachedCitation = Kept<LookedUpCitation>;

/**
 * CourtListener's earlier answers about citations, by key, while they are fresh. A 'not there' from before `since` is
 * left out.
 */
export async function findCached(
  needs: { db: Db } & Needs<'now'>,
  keys: readonly string[],
  since: Date | null,
): Promise<Map<string, CachedCitation>> {
  const kept = await findAnswers(needs, 'courtlistener', keys.map(questionOf), LookedUpCitation);
  const cached = new Map<string, CachedCitation>();
  for (const key of keys) {
    const found = kept.get(questionOf(key));
    if (!found) continue;
    const stale = since !== null && found.fetchedAt < since;
    if (!(stale && found.answer.clusters.length === 0)) cached.set(key, found);
  }
  return cached;
}

/** Stores CourtListener's answers about citations, so that they are not looked up again for a while. */
export async function keepCitations(
  needs: { db: Db } & Needs<'now'>,
  answers: ReadonlyMap<string, LookedUpCitation>,
): Promise<void> {
  for (const [key, answer] of answers) {
    const hours = answer.clusters.length > 0 ? freshHours.found : freshHours.missing;
    await putAnswer(needs, { platform: 'courtlistener', question: questionOf(key), hours }, answer);
  }
}

const questionOf = (key: string) => `citation ${key}`;
