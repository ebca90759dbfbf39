import { webhookDeliveries } from '#server/db/schema/webhooks';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { deliverJob, keyOf } from './deliverJob.ts';

/** Queues an event for these endpoints, to be sent when the transaction commits. Returns the deliveries. */
export async function queueDeliveries(
  tx: Db,
  event_id: string,
  endpointIds: string[],
  at: Date,
): Promise<{ id: string }[]> {
  if (endpointIds.length === 0) return [];
  const deliveries = await tx
    .insert(webhookDeliveries)
    .values(endpointIds.map((endpoint_id) => ({ event_id, endpoint_id, created_at: at, next_attempt_at: at })))
    .returning({ id: webhookDeliveries.id });
  for (const { id } of deliveries) {
    await addJob(tx, deliverJob, { delivery_id: id, attempt: 1 }, { jobKey: keyOf(id) });
  }
  return deliveries;
}
