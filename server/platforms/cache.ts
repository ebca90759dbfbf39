import { createHash } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { PlatformId } from '#domain/research/platforms';
import { researchCache } from '#server/db/schema/platforms';
import type { Needs } from '#server/kernel/needs';

type Kept<Answer> = { answer: Answer; fetchedAt: Date };

/** What another service answered before, while it is fresh; else what it answers now, which is then kept. */
export async function keepAnswer<Schema extends z.ZodType>(
  needs: Needs<'db' | 'now'>,
  { platform, question, hours }: { platform: PlatformId; question: string; hours: number },
  schema: Schema,
  ask: () => Promise<z.infer<Schema>>,
): Promise<Kept<z.infer<Schema>>> {
  const kept = await findAnswer(needs, platform, question, schema);
  if (kept) return kept;
  const answer = await ask();
  const fetched_at = needs.now();
  const row = { platform, answer, fetched_at, expires_at: new Date(fetched_at.getTime() + hours * 3_600_000) };
  await needs.db
    .insert(researchCache)
    .values({ key: keyOf(platform, question), ...row })
    .onConflictDoUpdate({ target: researchCache.key, set: row });
  return { answer, fetchedAt: fetched_at };
}

/** What was kept of a question, if it is still fresh and still reads as expected. */
async function findAnswer<Schema extends z.ZodType>(
  { db, now }: Needs<'db' | 'now'>,
  platform: PlatformId,
  question: string,
  schema: Schema,
): Promise<Kept<z.infer<Schema>> | null> {
  const [row] = await db
    .select()
    .from(researchCache)
    .where(and(eq(researchCache.key, keyOf(platform, question)), gt(researchCache.expires_at, now())));
  const answer = row && schema.safeParse(row.answer);
  return answer?.success ? { answer: answer.data, fetchedAt: row!.fetched_at } : null;
}

/** Removes what is no longer fresh. */
export async function forgetStale({ db, now }: Needs<'db' | 'now'>): Promise<void> {
  await db.delete(researchCache).where(lte(researchCache.expires_at, now()));
}

function keyOf(platform: PlatformId, question: string): string {
  return createHash('sha256').update(`${platform}\n${question}`).digest('hex');
}
