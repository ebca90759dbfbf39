import { readsLevel } from '#domain/access/accessLevels';
import { announce } from '#server/events/announce';
import { notifyPaperFiler } from '#server/filings/intakes/mailPaperFiler';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { filersWhoSee } from '#server/visibility/visibleCases';
import { eventOfOutcome } from './eventOfOutcome.ts';
import type { Outcome } from './Outcome.ts';

/** Announces a decision on a filing in the transaction in which it takes effect. */
export async function announceOutcome(tx: Db, needs: Needs<'now'>, outcome: Outcome): Promise<void> {
  const { court_id, filed_by } = outcome.filing;
  const event = await eventOfOutcome(tx, outcome);
  await announce(tx, needs, { ...event, court_id, to: [filed_by], at: outcome.at });
  await announceToOthers(tx, needs, outcome);
  await notifyPaperFiler(tx, outcome.filing, outcome.review.id);
}

/**
 * The other people in the case are notified of an attachment that joins the entry of its filing, unless its level is closed
 * to them. The notice of a new entry is the docket’s.
 */
async function announceToOthers(tx: Db, needs: Needs<'now'>, { filing, placed, at }: Outcome): Promise<void> {
  if (!placed?.attachment || !readsLevel('attorney', placed.access)) return;
  const { case_id, case_number, title: case_title, number: entry } = placed;
  const to = (await filersWhoSee(tx, case_id)).filter((person) => person !== filing.filed_by);
  if (to.length === 0) return;
  const values = { case_number, case_title, entry };
  const about = { case: { id: case_id, case_number } };
  await announce(tx, needs, { code: 'docket.filed', values, about, court_id: filing.court_id, to, at });
}
