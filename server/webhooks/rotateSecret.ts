import { eq } from 'drizzle-orm';
import type { ReplyOf } from '#contract/endpoint';
import type { rotateWebhookSecret as asked } from '#contract/webhooks';
import { dayMs } from '#domain/days/days';
import { recordActivity } from '#server/activity/recordActivity';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { sealSecret } from '#server/secrets/sealing';
import { secretPurpose } from './attemptDelivery.ts';
import { nameEndpoint } from './nameEndpoint.ts';
import { newSigningSecret } from './signMessage.ts';
import { findEndpoints, lockEndpoint } from './webhookRepository.ts';

/** How long both secrets sign, so that the receiver can change over without losing a message. */
const overlapMs = dayMs;

/** Creates a new secret and returns it, only this once. */
export async function rotateSecret(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<ReplyOf<typeof asked>> {
  const secret = newSigningSecret();
  const secret_sealed = await sealSecret(needs, secretPurpose, secret);
  const endpoint = await needs.db.transaction(async (tx) => {
    const held = await lockEndpoint(tx, actor, id);
    await tx
      .update(webhookEndpoints)
      .set({
        secret_sealed,
        previous_secret_sealed: held.secret_sealed,
        previous_secret_until: new Date(needs.now().getTime() + overlapMs),
        version: held.version + 1,
      })
      .where(eq(webhookEndpoints.id, id));
    const [after] = await findEndpoints(tx, actor, id);
    await recordActivity(tx, needs, actor, {
      action: 'webhook_secret_rotated',
      subject_type: 'webhook_endpoint',
      subject_id: id,
      values: { webhook: nameEndpoint(held) },
    });
    return after!;
  });
  return { message: 'New secret created. The previous secret remains valid for 24 hours.', endpoint, secret };
}
