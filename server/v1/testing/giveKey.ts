import { dayMs } from '#domain/days/days';
import { type ApiScope, apiScopes } from '#domain/integrations/scopes';
import { apiKeys } from '#server/db/schema/apiAccess';
import type { Services } from '#server/kernel/needs';
import { hashSecret, newSecret } from '#server/secrets/tokens';

/** A person's key, as it is after approval and collection. */
export async function giveKey(
  { db, config, now }: Services,
  owner_id: string,
  given: { scopes?: ApiScope[]; court_id?: string } = {},
): Promise<string> {
  const secret = `assize_${newSecret()}`;
  await db.insert(apiKeys).values({
    court_id: given.court_id ?? config.court.id,
    owner_id,
    email: 'it@alder.gov',
    scopes: given.scopes ?? [...apiScopes],
    prefix: secret.slice(0, 13),
    secret_hash: hashSecret(secret),
    collected_at: now(),
    expires_at: new Date(now().getTime() + 90 * dayMs),
  });
  return secret;
}
