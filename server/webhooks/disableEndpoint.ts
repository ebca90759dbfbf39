import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import type { Db } from '#server/db/db';
import { webhookEndpoints } from '#server/db/schema/integrations';
import type { Needs } from '#server/needs';
import { notify } from '#server/notifications/notify';
import { peopleInRole } from '#server/notifications/peopleInRole';
import { nameEndpoint } from './nameEndpoint.ts';

/** Sends nothing more to an endpoint that fails for good, and tells whoever looks after it. */
export async function disableEndpoint(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  endpoint: typeof webhookEndpoints.$inferSelect,
  reason: string,
): Promise<void> {
  const { id, court_id, created_by, version } = endpoint;
  await tx
    .update(webhookEndpoints)
    .set({ state: 'disabled', disabled_reason: reason, version: version + 1 })
    .where(eq(webhookEndpoints.id, id));
  const name = nameEndpoint(endpoint);
  await notify(tx, needs, {
    court_id,
    to: [created_by, ...(await peopleInRole(tx, court_id, ['court_administrator', 'it_personnel']))],
    kind: 'webhook_failing',
    title: 'Webhook disabled',
    body: `${name} was disabled. ${reason}`,
    href: `/api-docs?webhook=${id}#webhooks`,
  });
  await recordActivity(tx, needs, 'portal', {
    court_id,
    action: 'webhook_disabled',
    subject_type: 'webhook_endpoint',
    subject_id: id,
    title: 'Webhook Disabled',
    description: `The portal disabled the webhook ${name}. ${reason}`,
  });
}
