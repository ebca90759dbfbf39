import type { DeliveryDetails } from '#contract/webhooks';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { bodyOf, findStored, messageIdOf } from './attemptDelivery.ts';
import { isEventOpen } from './isEventOpen.ts';
import { findAttempts, findDelivery } from './webhookRepository.ts';

/** One delivery of the user's court with all that was sent and answered. */
export async function readDelivery({ db }: Needs<'db'>, viewer: Actor, delivery_id: string): Promise<DeliveryDetails> {
  const stored = await findStored(db, delivery_id);
  if (!stored || stored.endpoint.court_id !== viewer.court_id) throw new Refusal('not_found');
  if (!(await isEventOpen(db, stored.event.event_id))) throw new Refusal('not_found');
  return {
    ...(await findDelivery(db, delivery_id)),
    message_id: messageIdOf(stored.event),
    body: bodyOf(stored.event),
    tries: await findAttempts(db, delivery_id),
  };
}
