import { may } from '#domain/identity/permissions';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import type { StoredFiling } from './filingRepository.ts';
import { findHeldReview } from './reviewRepository.ts';

/**
 * Refuses a filer's change of a filing, which the caller holds, while a decision on it is held. The change would make
 * the decision lapse, and a filer who changes something every minute would never receive one. A change by court staff
 * still returns the filing to the queue.
 */
export async function assertNotHeld(tx: Db, actor: Actor, { filing }: StoredFiling): Promise<void> {
  if (may(actor.capacity, 'filings:prioritize')) return;
  if (await findHeldReview(tx, { filing })) throw new Refusal('decision_under_way');
}
