import { awaitsDecision } from '#domain/filings/awaitsDecision';
import { hasEnded } from '#domain/filings/states';
import { findPersonName } from '#server/directory/findPeople';
import { describeChangesSince } from '#server/filings/describeChangesSince';
import type { StoredFiling } from '#server/filings/filingRepository';
import { findHeldReview, findReturn } from '#server/filings/reviewRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/** Refuses a decision on a filing that is not waiting, is decided or claimed by another clerk, or has changed. */
export async function assertOwnReview(
  tx: Db,
  actor: Actor,
  held: StoredFiling,
  version: number,
  at: Date,
): Promise<void> {
  const { filing, analysis } = held;
  const returned = filing.state === 'returned' ? await findReturn(tx, held) : undefined;
  if (!awaitsDecision(filing.state, returned?.correct_by ?? null, at)) throw new Refusal('not_waiting');
  if (!hasEnded(analysis.state)) throw new Refusal('analysis_running');
  if (await findHeldReview(tx, held)) throw new Refusal('decision_held');
  if (filing.claimed_by !== null && filing.claimed_by !== actor.person_id) {
    throw new Refusal('claimed_by_another', { by: await findPersonName(tx, filing.claimed_by) });
  }
  if (version !== filing.version) {
    throw new Refusal('changed_meanwhile', await describeChangesSince(tx, held, version));
  }
}
