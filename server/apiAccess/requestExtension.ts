import { and, desc, eq, isNull } from 'drizzle-orm';
import type { AccessRequest, requestExtension as asked } from '#contract/apiAccess';
import type { InputOf } from '#contract/endpoint';
import { checkAccessRequest } from '#domain/integrations/checkAccessRequest';
import { recordActivity } from '#server/activity/recordActivity';
import { accessRequests, apiKeys } from '#server/db/schema/apiAccess';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { mailAddressLink } from '#server/mail/addressLinkJob';
import { findRequest } from './accessRepository.ts';
import { assertAccessPossible } from './assertAccessPossible.ts';
import { notifyDeciders } from './notifyDeciders.ts';
import { verifiedBefore } from './verifiedBefore.ts';

type Asked = InputOf<typeof asked>;

/** Requests an extension of the user's own key. An expired key may be extended, a revoked one never. */
export async function requestExtension(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  asked: Asked,
): Promise<{ message: string; request: AccessRequest }> {
  // An empty reason was left out by a person and is refused. A call without the field is valid (departure 28).
  assertAccessPossible(checkAccessRequest({ email: asked.email, reason: asked.reason ?? 'not asked for' }), {
    email: asked.email,
    reason: asked.reason ?? 'not asked for',
  });
  const email = asked.email.trim().toLowerCase();
  const request = await needs.db.transaction(async (tx) => {
    const key = await findOwnKey(tx, actor, email, asked.key_id);
    if (!key) throw new Refusal('access_key_missing', { fields: [{ field: 'email', message: noKey }] });
    const email_verified_at = await verifiedBefore(tx, actor.person_id, email);
    const [made] = await tx
      .insert(accessRequests)
      .values({
        court_id: actor.court_id,
        kind: 'extension',
        requested_by: actor.person_id,
        email,
        email_verified_at,
        reason: asked.reason?.trim() ?? null,
        scopes: key.scopes,
        key_id: key.id,
        created_at: needs.now(),
      })
      .returning({ id: accessRequests.id });
    if (!email_verified_at) {
      await mailAddressLink(tx, { person_id: actor.person_id, email, access_request_id: made!.id });
    }
    await notifyDeciders(tx, needs, actor, 'access.extension_requested', email);
    const described = await findRequest(tx, made!.id);
    await recordActivity(tx, needs, actor, {
      action: 'extension_requested',
      subject_type: 'access_request',
      subject_id: made!.id,
      values: { email },
    });
    return described;
  });
  return { message: 'Access extension submitted successfully.', request };
}

const noKey = 'You have no key for this address.';

async function findOwnKey(tx: Db, actor: Actor, email: string, key_id: string | undefined) {
  const [key] = await tx
    .select()
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.owner_id, actor.person_id),
        eq(apiKeys.court_id, actor.court_id),
        eq(apiKeys.email, email),
        isNull(apiKeys.revoked_at),
        key_id ? eq(apiKeys.id, key_id) : undefined,
      ),
    )
    .orderBy(desc(apiKeys.expires_at))
    .limit(1);
  return key;
}
