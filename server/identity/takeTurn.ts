import { eq } from 'drizzle-orm';
import type { RefusalCode } from '#contract/refusals';
import { attemptDelayMs, type Pace } from '#domain/identity/attemptDelay';
import { signInFailures } from '#server/db/schema/signIn';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Failures are forgotten after an hour without an attempt. */
export const attemptMemoryMs = 60 * 60_000;

/**
 * Counts an attempt before it is examined, and refuses one that comes too soon after failures. The row stays locked
 * until then, so simultaneous attempts get no more tries than consecutive ones. A refused attempt is not counted.
 */
export async function takeTurn(
  { db, now }: Needs<'db' | 'now'>,
  key: string,
  pace: Pace,
  code: RefusalCode = 'sign_in_throttled',
): Promise<void> {
  const at = now();
  const waitMs = await db.transaction(async (tx) => {
    // One statement, because a correct sign-in may delete the row between two.
    const [held] = await tx
      .insert(signInFailures)
      .values({ key, failures: 0, since: at })
      .onConflictDoUpdate({ target: signInFailures.key, set: { key } })
      .returning();
    const { failures, since } = held!;
    const known = at.getTime() - since.getTime() >= attemptMemoryMs ? 0 : failures;
    const wait = known === 0 ? 0 : since.getTime() + attemptDelayMs(known, pace) - at.getTime();
    if (wait > 0) return wait;
    await tx
      .update(signInFailures)
      .set({ failures: known + 1, since: at })
      .where(eq(signInFailures.key, key));
    return 0;
  });
  if (waitMs > 0) throw new Refusal(code, undefined, Math.max(1, waitMs / 1000));
}
