import type { Hold, ReviewQueue } from '#contract/review';
import type { QueueAddress } from '../useQueueAddress.ts';
import { type Step, stepsFrom } from './stepsFrom.ts';
import { usePagesBeside } from './usePagesBeside.ts';

/** The position of the open filing in the queue, and the filings before and after it. */
export function useQueueSteps(queue: ReviewQueue | undefined, address: QueueAddress, filingId: string) {
  const beside = usePagesBeside(queue, address.query, filingId);
  const { next, previous, position } = stepsFrom(queue, address.query, filingId, beside);
  const go = (step: Step | null) => {
    if (step) address.change(step.page ? { filing: step.filing, page: String(step.page) } : { filing: step.filing });
  };
  return {
    next,
    previous,
    position,
    goNext: () => go(next),
    goPrevious: () => go(previous),
    /** Opens the filing whose decision was undone. */
    comeBack: ({ filing_id }: Hold) => address.change({ filing: filing_id }),
  };
}

export type QueueSteps = ReturnType<typeof useQueueSteps>;
