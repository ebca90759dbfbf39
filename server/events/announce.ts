import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { notifyPeople } from '#server/notifications/notifyPeople';
import { type Announcement, recordEvent } from '#server/notifications/recordEvent';
import { queueWebhooks } from '#server/webhooks/queueWebhooks';

/**
 * Announces what happened, in the caller's transaction: records the event once, and derives everything that is sent
 * from it. Notices in the portal and their live update take effect on commit; emails and webhooks are jobs of the same
 * transaction, which are retried until delivered. If the transaction is rolled back, nothing is sent (decision 0075).
 */
export async function announce(tx: Db, needs: Needs<'now'>, announcement: Announcement): Promise<void> {
  const recorded = await recordEvent(tx, needs, announcement);
  await notifyPeople(tx, recorded, announcement.to, announcement.mailed !== 'elsewhere');
  await queueWebhooks(tx, recorded);
}
