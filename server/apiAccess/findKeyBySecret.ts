import { and, eq, isNull } from 'drizzle-orm';
import { apiKeys } from '#server/db/schema/apiAccess';
import type { Needs } from '#server/kernel/needs';
import { hashSecret } from '#server/secrets/tokens';

/** The key with this secret, unless it was revoked or has expired. */
export async function findKeyBySecret(
  { db, now }: Needs<'db' | 'now'>,
  secret: string,
): Promise<typeof apiKeys.$inferSelect | undefined> {
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.secret_hash, hashSecret(secret)), isNull(apiKeys.revoked_at)));
  return key && key.expires_at > now() ? key : undefined;
}
