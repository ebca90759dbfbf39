import { eq } from 'drizzle-orm';
import type { ApiKey } from '#contract/apiAccess';
import { keyState } from '#domain/integrations/keyLife';
import { recordActivity } from '#server/activity/recordActivity';
import { apiKeys } from '#server/db/schema/apiAccess';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hashSecret, newSecret } from '#server/secrets/tokens';
import { findKeys, lockKey } from './accessRepository.ts';

/** A prefix by which secret scanners recognize keys in source code. */
const keyPrefix = 'assize_';
const shownCharacters = keyPrefix.length + 6;

/** Creates the secret of an approved key and shows it to its owner once. Only its hash is stored. */
export async function collectKey(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string; secret: string; key: ApiKey }> {
  const secret = keyPrefix + newSecret();
  const key = await needs.db.transaction(async (tx) => {
    const held = await lockKey(tx, actor, id);
    if (held.owner_id !== actor.person_id) throw new Refusal('not_found');
    const at = needs.now();
    if (keyState(held, at) !== 'ready') throw new Refusal('key_not_collectable');
    const prefix = secret.slice(0, shownCharacters);
    await tx
      .update(apiKeys)
      .set({ secret_hash: hashSecret(secret), prefix, collected_at: at, version: held.version + 1 })
      .where(eq(apiKeys.id, id));
    const [described] = await findKeys(tx, eq(apiKeys.id, id), { at, limit: 1 });
    await recordActivity(tx, needs, actor, {
      action: 'key_collected',
      subject_type: 'api_key',
      subject_id: id,
      values: { prefix },
    });
    return described!;
  });
  return { message: 'Copy your key now. It will not be shown again.', secret, key };
}
