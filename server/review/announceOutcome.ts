import { announce } from '#server/events/announce';
import { notifyPaperFiler } from '#server/filings/intakes/mailPaperFiler';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { eventOfOutcome } from './eventOfOutcome.ts';
import type { Outcome } from './Outcome.ts';

/** Announces a decision on a filing in the transaction in which it takes effect. */
export async function announceOutcome(tx: Db, needs: Needs<'now'>, outcome: Outcome): Promise<void> {
  const { court_id, filed_by } = outcome.filing;
  const event = await eventOfOutcome(tx, outcome);
  await announce(tx, needs, { ...event, court_id, to: [filed_by], at: outcome.at });
  await notifyPaperFiler(tx, outcome.filing, outcome.review.id);
}
