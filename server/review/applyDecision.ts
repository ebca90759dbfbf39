import { moveFiling } from '#domain/filings/moveFiling';
import { assignOpenedCase } from '#server/cases/judges/assignOpenedCase';
import { countDecision } from '#server/checks/countDecision';
import { findCourt } from '#server/courts/findCourt';
import { findReturnsForSystem } from '#server/filings/attachments/returnedAttachments';
import { isOutdated, lockDecisionForSystem, settleFiling, settleReview } from '#server/filings/decideOnFiling';
import type { Needs } from '#server/kernel/needs';
import { settleServiceForSystem } from '#server/service/settleService';
import { acceptFiling } from './acceptFiling.ts';
import { announceOutcome } from './announceOutcome.ts';
import { separateReturned } from './attachments/separateReturned.ts';
import { lapse } from './lapse.ts';
import type { Outcome } from './Outcome.ts';
import { recordOutcome } from './recordOutcome.ts';

type Working = Needs<'db' | 'config' | 'now'>;

const events = { accepted: 'accept', returned: 'return', rejected: 'reject' } as const;

/**
 * Puts a decision into effect that was not undone: the filing's state changes, an accepted filing goes into its case
 * and on the docket, and the filer is notified. A second run changes nothing. A filing that has changed since the clerk
 * opened it returns to the queue instead, because the decision was not about its new content.
 */
export async function applyDecision(needs: Working, review_id: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const held = await lockDecisionForSystem(tx, review_id);
    if (!held) return;
    const { review, filing } = held;
    const at = needs.now();
    if (await isOutdated(tx, held)) return lapse(tx, needs, held, 'filing_changed');

    const court = await findCourt(tx, filing.court_id);
    const returned = await findReturnsForSystem(tx, [review.id]);
    const outcome: Outcome = { review, filing, court, at, placed: null, returned, notice: null };
    if (review.decision === 'accepted') {
      const placed = await acceptFiling(tx, needs, outcome);
      if (typeof placed === 'string') return lapse(tx, needs, held, placed);
      outcome.placed = placed;
    }
    const moved = moveFiling(filing.state, events[review.decision])!;
    const state = outcome.placed ? moveFiling(moved, 'docket')! : moved;
    await settleFiling(tx, filing, { state, placed: outcome.placed });
    await settleReview(tx, review.id, 'effective', at);
    outcome.returned = await separateReturned(tx, needs, outcome);
    await countDecision(tx, filing, review);
    await settleServiceForSystem(tx, needs, filing);
    await announceOutcome(tx, needs, outcome);
    await recordOutcome(tx, needs, outcome);
    if (outcome.placed?.opened) await assignOpenedCase(tx, needs, outcome.placed.case_id, review.decided_by);
  });
}
