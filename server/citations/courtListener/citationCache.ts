import { createHash } from 'node:crypto';
import { and, gt, inArray } from 'drizzle-orm';
import { researchCache } from '#server/db/schema/platforms';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { LookedUpCitation } from './LookedUpCitation.ts';

/** What is there stays there; what is not may come. */
const freshHours = { found: 30 * 24, missing: 24 };

export type CachedCitation = { answer: LookedUpCitation; fetchedAt: Date };

/** What CourtListener said of citations before, by key, while it is fresh. A 'not there' from before `since` is left out. */
export async function findCached(
  { db, now }: { db: Db } & Needs<'now'>,
  keys: readonly string[],
  since: Date | null,
): Promise<Map<string, CachedCitation>> {
  if (keys.length === 0) return new Map();
  const byRow = new Map(keys.map((key) => [rowOf(key), key]));
  const rows = await db
    .select()
    .from(researchCache)
    .where(and(inArray(researchCache.key, [...byRow.keys()]), gt(researchCache.expires_at, now())));
  const cached = new Map<string, CachedCitation>();
  for (const { key, answer: kept, fetched_at } of rows) {
    const answer = LookedUpCitation.safeParse(kept);
    const stale = since !== null && fetched_at < since;
    if (answer.success && !(stale && answer.data.clusters.length === 0)) {
      cached.set(byRow.get(key)!, { answer: answer.data, fetchedAt: fetched_at });
    }
  }
  return cached;
}

/** Keeps what CourtListener says of citations, so that it is not asked again for a while. */
export async function keepCitations(
  { db, now }: { db: Db } & Needs<'now'>,
  answers: ReadonlyMap<string, LookedUpCitation>,
): Promise<void> {
  const fetched_at = now();
  for (const [key, answer] of answers) {
    const hours = answer.clusters.length > 0 ? freshHours.found : freshHours.missing;
    const row = {
      platform: 'courtlistener' as const,
      answer,
      fetched_at,
      expires_at: new Date(fetched_at.getTime() + hours * 3_600_000),
    };
    await db
      .insert(researchCache)
      .values({ key: rowOf(key), ...row })
      .onConflictDoUpdate({ target: researchCache.key, set: row });
  }
}

function rowOf(key: string): string {
  return createHash('sha256').update(`courtlistener\ncitation ${key}`).digest('hex');
}
