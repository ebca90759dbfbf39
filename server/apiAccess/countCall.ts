import { eq, sql } from 'drizzle-orm';
import { apiKeys } from '#server/db/schema/apiAccess';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Calls that a key may make within a minute, across all processes of the portal. */
export const callsPerMinute = 120;
const minuteMs = 60_000;

export type Allowance = { limit: number; remaining: number; resetSeconds: number };

/** Counts a call against its key's minute, in the database and in one statement, and refuses one too many. */
export async function countCall({ db, now }: Needs<'db' | 'now'>, key_id: string): Promise<Allowance> {
  const at = now();
  const began = sql`${apiKeys.minute_began_at}`;
  const over = sql`(${began} is null or ${began} <= ${new Date(at.getTime() - minuteMs).toISOString()}::timestamptz)`;
  const [key] = await db
    .update(apiKeys)
    .set({
      minute_began_at: sql`case when ${over} then ${at.toISOString()}::timestamptz else ${began} end`,
      minute_calls: sql`case when ${over} then 1 else ${apiKeys.minute_calls} + 1 end`,
      last_used_at: at,
    })
    .where(eq(apiKeys.id, key_id))
    .returning({ began: apiKeys.minute_began_at, calls: apiKeys.minute_calls });
  const { began: since, calls } = key!;
  const resetSeconds = Math.max(1, Math.ceil((since!.getTime() + minuteMs - at.getTime()) / 1000));
  if (calls > callsPerMinute) throw new Refusal('key_limit_reached', { limit: callsPerMinute }, resetSeconds);
  return { limit: callsPerMinute, remaining: callsPerMinute - calls, resetSeconds };
}
