import type { ActivityMessages } from '#domain/activity/ActivityMessages';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { enterDeficiency } from './enterDeficiency.ts';
import { applyEntry } from './entry/applyEntry.ts';
import type { Outcome } from './Outcome.ts';
import { type Placed, placeFiling } from './placeFiling.ts';

/**
 * Places an accepted filing, with its deficiency notice, its hearing, and its effects on the case: all of it or, where
 * one of them is refused by now, nothing and the reason.
 */
export async function acceptFiling(
  tx: Db,
  needs: Needs<'db' | 'config' | 'now'>,
  outcome: Outcome,
): Promise<Placed | ActivityMessages['decision_lapsed']['because']> {
  try {
    return await tx.transaction(async (all) => {
      const placed = await placeFiling(all, outcome);
      if (placed === 'number_taken' || placed === 'no_number') return placed;
      if (outcome.review.deficiency) outcome.notice = await enterDeficiency(all, outcome, placed);
      await applyEntry(all, needs, outcome, placed.case_id);
      return placed;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'hearing_conflict' || error.code === 'sitting_full' ? 'hearing_taken' : 'effect_refused';
  }
}
