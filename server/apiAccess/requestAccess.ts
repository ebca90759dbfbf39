import type { AccessRequest, requestAccess as asked } from '#contract/apiAccess';
import type { InputOf } from '#contract/endpoint';
import { checkAccessRequest } from '#domain/integrations/checkAccessRequest';
import { recordActivity } from '#server/activity/recordActivity';
import { accessRequests } from '#server/db/schema/apiAccess';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { mailAddressLink } from '#server/mail/addressLinkJob';
import { findRequest } from './accessRepository.ts';
import { assertAccessPossible } from './assertAccessPossible.ts';
import { notifyDeciders } from './notifyDeciders.ts';
import { verifiedBefore } from './verifiedBefore.ts';

/** Requests a key. A unique index permits one pending request for each address. */
export async function requestAccess(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { email, reason, scopes }: InputOf<typeof asked>,
): Promise<{ message: string; request: AccessRequest }> {
  assertAccessPossible(checkAccessRequest({ email, reason }), { email, reason });
  const { court_id, person_id: requested_by } = actor;
  const address = email.trim().toLowerCase();
  const request = await needs.db.transaction(async (tx) => {
    const email_verified_at = await verifiedBefore(tx, requested_by, address);
    const [made] = await tx
      .insert(accessRequests)
      .values({
        court_id,
        kind: 'request',
        requested_by,
        email: address,
        email_verified_at,
        reason: reason.trim(),
        scopes,
        created_at: needs.now(),
      })
      .returning({ id: accessRequests.id });
    if (!email_verified_at) {
      await mailAddressLink(tx, { person_id: requested_by, email: address, access_request_id: made!.id });
    }
    await notifyDeciders(tx, needs, actor, 'access.requested', address);
    const described = await findRequest(tx, made!.id);
    await recordActivity(tx, needs, actor, {
      action: 'access_requested',
      subject_type: 'access_request',
      subject_id: made!.id,
      values: { email: address },
    });
    return described;
  });
  return { message: 'Access request submitted successfully.', request };
}
