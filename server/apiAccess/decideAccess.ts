import { eq, sql } from 'drizzle-orm';
import type { AccessRequest, decideAccess as asked } from '#contract/apiAccess';
import type { InputOf } from '#contract/endpoint';
import { extendedExpiry, firstExpiry } from '#domain/integrations/keyLife';
import type { ApiScope } from '#domain/integrations/scopes';
import { recordActivity } from '#server/activity/recordActivity';
import { accessRequests, apiKeys } from '#server/db/schema/apiAccess';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findRequest, lockRequest, type StoredRequest } from './accessRepository.ts';

/** Approves or denies a request of the actor's court; it is decided once. */
export async function decideAccess(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, version, decision, reason, scopes }: InputOf<typeof asked>,
): Promise<{ message: string; request: AccessRequest }> {
  const request = await needs.db.transaction(async (tx) => {
    const held = await lockRequest(tx, actor, id);
    if (held.state !== 'pending') {
      throw new Refusal('access_decided_already', { current: await findRequest(tx, id) });
    }
    if (held.version !== version) {
      throw new Refusal('changed_meanwhile', { version: held.version, current: await findRequest(tx, id) });
    }
    if (held.requested_by === actor.person_id) throw new Refusal('own_access_request');
    if (decision === 'approved' && !held.email_verified_at) throw new Refusal('access_email_unverified');
    const at = needs.now();
    const granted = scopes?.filter((scope) => held.scopes.includes(scope)) ?? held.scopes;
    if (granted.length === 0) {
      throw invalidInput('scopes', 'Select at least one');
    }
    const key_id = decision === 'approved' ? await grant(tx, held, granted, at) : held.key_id;
    await tx
      .update(accessRequests)
      .set({
        state: decision,
        key_id,
        scopes: granted,
        decided_by: actor.person_id,
        decided_at: at,
        decision_reason: reason || null,
        version: held.version + 1,
      })
      .where(eq(accessRequests.id, id));
    await notifyRequester(tx, needs, held, decision, reason);
    const described = await findRequest(tx, id);
    await recordActivity(tx, needs, actor, {
      action: `access_${decision}`,
      subject_type: 'access_request',
      subject_id: id,
      values: { kind: held.kind, person: described.requested_by, email: held.email },
      concerns: held.requested_by,
    });
    return described;
  });
  return { message: decision === 'approved' ? 'Access approved.' : 'Access denied.', request };
}

/** The new key, or the old one with a longer life. Its secret does not exist before its owner collects it. */
async function grant(tx: Db, held: StoredRequest, scopes: ApiScope[], at: Date): Promise<string> {
  if (held.kind === 'request') {
    const { court_id, requested_by: owner_id, email } = held;
    const [made] = await tx
      .insert(apiKeys)
      .values({ court_id, owner_id, email, scopes, created_at: at, expires_at: firstExpiry(at) })
      .returning({ id: apiKeys.id });
    return made!.id;
  }
  const [key] = await tx.select().from(apiKeys).where(eq(apiKeys.id, held.key_id!)).for('update');
  if (!key || key.revoked_at) throw new Refusal('key_not_collectable');
  await tx
    .update(apiKeys)
    .set({ expires_at: extendedExpiry(key.expires_at, at), version: sql`${apiKeys.version} + 1` })
    .where(eq(apiKeys.id, key.id));
  return key.id;
}

async function notifyRequester(
  tx: Db,
  needs: Needs<'now'>,
  { court_id, requested_by, kind, email }: StoredRequest,
  decision: 'approved' | 'denied',
  reason: string,
): Promise<void> {
  await announce(tx, needs, {
    court_id,
    to: [requested_by],
    code: `access.${decision}`,
    values: { asked: kind, email, reason: reason || null },
    about: {},
  });
}
