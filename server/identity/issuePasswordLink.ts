import { dayMs } from '#domain/days/days';
import { passwordLinks } from '#server/db/schema/signIn';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { hashSecret, newSecret } from '#server/secrets/tokens';

/** A reset link is valid for half an hour (departure 13). */
export const resetLinkLifetimeMs = 30 * 60_000;

/** The first administrator's link is handed over on paper or by telephone, so it is valid for a day. */
export const firstLinkLifetimeMs = dayMs;

/** A link on which its owner sets a password, once. */
export async function issuePasswordLink(
  tx: Db,
  { config, now }: Needs<'config' | 'now'>,
  person_id: string,
  lifetimeMs: number,
): Promise<string> {
  const token = newSecret();
  await tx.insert(passwordLinks).values({
    token_hash: hashSecret(token),
    person_id,
    expires_at: new Date(now().getTime() + lifetimeMs),
  });
  return `${config.public_url}/forgot-password?token=${token}`;
}
