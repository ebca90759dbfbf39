import { eq } from 'drizzle-orm';
import type { WebhookEnd } from '#domain/activity/messages/systems';
import { recordActivity } from '#server/activity/recordActivity';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import { peopleInRole } from '#server/directory/findPeople';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { notifyPeople } from '#server/notifications/notifyPeople';
import { recordEvent } from '#server/notifications/recordEvent';
import { nameEndpoint } from './nameEndpoint.ts';

/**
 * Disables an endpoint that fails permanently, and notifies the people who manage it. No endpoint receives this event,
 * so it does not go through `announce`, which is in an area above this one.
 */
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
  const to = [created_by, ...(await peopleInRole(tx, court_id, ['court_administrator', 'it_personnel']))];
  const values = { webhook, ...end };
  const disabled = { code: 'webhook.disabled', values, about: { webhook: { id } }, court_id, to } as const;
  await notifyPeople(tx, await recordEvent(tx, needs, disabled), to);
  await recordActivity(tx, needs, 'portal', {
    court_id,
    action: 'webhook_disabled',
    subject_type: 'webhook_endpoint',
    subject_id: id,
    values: { webhook, ...end },
  });
}
