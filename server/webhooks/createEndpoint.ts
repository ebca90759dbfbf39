import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { createWebhook as asked } from '#contract/webhooks';
import { recordActivity } from '#server/activity/recordActivity';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { sealSecret } from '#server/secrets/sealing';
import { secretPurpose } from './attemptDelivery.ts';
import { checkTarget } from './checkTarget.ts';
import { nameEndpoint } from './nameEndpoint.ts';
import { newSigningSecret } from './signMessage.ts';
import { countEndpoints, findEndpoints } from './webhookRepository.ts';

/** Each event goes to each endpoint: a court needs a few, and a mistake must not make thousands. */
const mostEndpoints = 20;

/** Creates an endpoint in the actor's court and returns its secret, only this once. */
export async function createEndpoint(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { url, description, event_types }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  await checkTarget(needs, url);
  const secret = newSigningSecret();
  const secret_sealed = await sealSecret(needs, secretPurpose, secret);
  const endpoint = await needs.db.transaction(async (tx) => {
    if ((await countEndpoints(tx, actor)) >= mostEndpoints) throw new Refusal('webhooks_full');
    const { court_id, person_id: created_by } = actor;
    const [made] = await tx
      .insert(webhookEndpoints)
      .values({ court_id, url, description, event_types, secret_sealed, created_by })
      .returning({ id: webhookEndpoints.id });
    const [described] = await findEndpoints(tx, actor, made!.id);
    await recordActivity(tx, needs, actor, {
      action: 'webhook_created',
      subject_type: 'webhook_endpoint',
      subject_id: made!.id,
      values: { webhook: nameEndpoint({ description, url }), event_types },
    });
    return described!;
  });
  return { message: 'Webhook added successfully', endpoint, secret };
}
