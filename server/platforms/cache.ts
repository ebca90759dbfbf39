import { createHash } from 'node:crypto';
import { and, gt, inArray, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { PlatformId } from '#domain/research/platforms';
import { researchCache } from '#server/db/schema/platforms';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

export type Kept<Answer> = { answer: Answer; fetchedAt: Date };

/** The cached answer of another service while it is fresh; otherwise its current answer, which is then cached. */
export async function keepAnswer<Schema extends z.ZodType>(
  needs: Needs<'db' | 'now'>,
  { platform, question, hours }: { platform: PlatformId; question: string; hours: number },
  schema: Schema,
  ask: () => Promise<z.infer<Schema>>,
): Promise<Kept<z.infer<Schema>>> {
  const kept = (await findAnswers(needs, platform, [question], schema)).get(question);
  if (kept) return kept;
  const answer = await ask();
  return { answer, fetchedAt: await putAnswer(needs, { platform, question, hours }, answer) };
}

/** Stores an answer for some hours. Returns the time at which it was given. */
export async function putAnswer(
  { db, now }: { db: Db } & Needs<'now'>,
  { platform, question, hours }: { platform: PlatformId; question: string; hours: number },
  answer: unknown,
): Promise<Date> {
  const fetched_at = now();
  const row = { platform, answer, fetched_at, expires_at: new Date(fetched_at.getTime() + hours * 3_600_000) };
  await db
    .insert(researchCache)
    .values({ key: keyOf(platform, question), ...row })
    .onConflictDoUpdate({ target: researchCache.key, set: row });
  return fetched_at;
}

/** The cached answers to several questions, by question, if they are fresh and still parse. */
export async function findAnswers<Schema extends z.ZodType>(
  { db, now }: { db: Db } & Needs<'now'>,
  platform: PlatformId,
  questions: readonly string[],
  schema: Schema,
): Promise<Map<string, Kept<z.infer<Schema>>>> {
  if (questions.length === 0) return new Map();
  const byKey = new Map(questions.map((question) => [keyOf(platform, question), question]));
  const rows = await db
    .select()
    .from(researchCache)
    .where(and(inArray(researchCache.key, [...byKey.keys()]), gt(researchCache.expires_at, now())));
  const found = new Map<string, Kept<z.infer<Schema>>>();
  for (const { key, answer: kept, fetched_at } of rows) {
    const answer = schema.safeParse(kept);
    if (answer.success) found.set(byKey.get(key)!, { answer: answer.data, fetchedAt: fetched_at });
  }
  return found;
}

/** Removes what is no longer fresh. */
export async function forgetStale({ db, now }: Needs<'db' | 'now'>): Promise<void> {
  await db.delete(researchCache).where(lte(researchCache.expires_at, now()));
}

function keyOf(platform: PlatformId, question: string): string {
  return createHash('sha256').update(`${platform}\n${question}`).digest('hex');
}
