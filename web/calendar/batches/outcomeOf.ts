import type { HearingBatch } from '#contract/hearingBatches';

/** What happened to the hearings of a change: the places of a plan also set requests. */
export function outcomeOf({ act, cause }: Pick<HearingBatch, 'act' | 'cause'>) {
  return cause === 'plan' ? 'plan' : act;
}
