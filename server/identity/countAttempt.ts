import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { signInFailures } from '#server/db/schema/signIn';
import type { Needs } from '#server/kernel/needs';

/** How many attempts one key has within a quarter of an hour. */
export const attemptWindowMs = 15 * 60_000;

export type Counted = { attempts: number; since: Date };

/**
 * Counts one attempt and returns the number within the window, in one statement, so that simultaneous attempts are all
 * counted.
 */
export async function countAttempt({ db, now }: Needs<'db' | 'now'>, key: string): Promise<Counted> {
  const at = now();
  const begins = new Date(at.getTime() - attemptWindowMs);
  const isOld = sql`${signInFailures.since} <= ${begins.toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(signInFailures)
    .values({ key, failures: 1, since: at })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`case when ${isOld} then 1 else ${signInFailures.failures} + 1 end`,
        since: sql`case when ${isOld} then excluded.since else ${signInFailures.since} end`,
      },
    })
    .returning({ attempts: signInFailures.failures, since: signInFailures.since });
  return counted!;
}

/** Reverts one attempt that should not count. */
export async function uncountAttempt({ db }: Needs<'db'>, key: string): Promise<void> {
  await db
    .update(signInFailures)
    .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
    .where(eq(signInFailures.key, key));
}

export async function forgetAttempts({ db }: Needs<'db'>, key: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, key));
}

type AttemptKind = 'account' | 'address' | 'contact' | 'device' | 'mail' | 'network' | 'registration' | 'second factor';

/** The table does not keep which addresses were tried, only their hashes. */
export function attemptKey(kind: AttemptKind, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}
