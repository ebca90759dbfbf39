import { eq } from 'drizzle-orm';
import type { WebhookEnd } from '#domain/activity/messages/systems';
import { recordActivity } from '#server/activity/recordActivity';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { notify } from '#server/notifications/notify';
import { peopleInRole } from '#server/notifications/peopleInRole';
import { nameEndpoint } from './nameEndpoint.ts';

/** Sends nothing more to an endpoint that fails for good, and tells whoever looks after it. */
export async function disableEndpoint(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  endpoint: typeof webhookEndpoints.$inferSelect,
  end: WebhookEnd,
): Promise<void> {
  const { id, court_id, created_by, version } = endpoint;
  await tx
    .update(webhookEndpoints)
    .set({ state: 'disabled', disabled_reason: end, version: version + 1 })
    .where(eq(webhookEndpoints.id, id));
  const webhook = nameEndpoint(endpoint);
  await notify(tx, needs, {
    court_id,
    to: [created_by, ...(await peopleInRole(tx, court_id, ['court_administrator', 'it_personnel']))],
    code: 'webhook.disabled',
    values: { webhook, ...end },
    href: `/api-docs?webhook=${id}#webhooks`,
  });
  await recordActivity(tx, needs, 'portal', {
    court_id,
    action: 'webhook_disabled',
    subject_type: 'webhook_endpoint',
    subject_id: id,
    values: { webhook, ...end },
  });
}
