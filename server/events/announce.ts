import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { notifyPeople } from '#server/notifications/notifyPeople';
import { type Announcement, recordEvent } from '#server/notifications/recordEvent';
import { findDelegatesOfFiling } from '#server/visibility/firmMembership';
import { queueWebhooks } from '#server/webhooks/queueWebhooks';

/**
 * Announces what happened, in the caller's transaction: records the event once, and derives everything that is sent
 * from it. Notices in the portal and their live update take effect on commit; emails and webhooks are jobs of the same
 * transaction, which are retried until delivered. If the transaction is rolled back, nothing is sent (decision 0075).
 */
export async function announce(tx: Db, needs: Needs<'now'>, announcement: Announcement): Promise<void> {
  const recorded = await recordEvent(tx, needs, announcement);
  const to = await withDelegates(tx, announcement);
  const { mailed } = announcement;
  const byMail = mailed === 'elsewhere' ? [] : to.filter((one) => !mailed?.elsewhere.includes(one));
  await notifyPeople(tx, recorded, to, byMail);
  await queueWebhooks(tx, recorded);
}

/** What a filer is notified of about a filing, the members of the firm who submitted it for the filer are notified of too. */
async function withDelegates(tx: Db, { to, about }: Announcement): Promise<string[]> {
  if (to.length === 0 || !('filing' in about) || !about.filing) return [...to];
  const delegates = await findDelegatesOfFiling(tx, about.filing.id);
  const notified = delegates.filter(({ filed_by }) => to.includes(filed_by));
  return [...new Set([...to, ...notified.map(({ person_id }) => person_id)])];
}
