import type { QueueRow, ReviewQueue } from '#contract/review';
import { hasEnded } from '#domain/filings/states';

/** A filing to go to, and the page of the queue that contains it if it is a different one. */
export type Step = { filing: string; page?: number };

/** The loaded pages before and after the current page of the queue. */
export type PagesBeside = { before?: ReviewQueue | undefined; after?: ReviewQueue | undefined };

type Steps = { next: Step | null; previous: Step | null; position: { at: number; of: number } | null };

/** The number of filings that the server sends in one response. */
export const queuePageLength = 25;

/**
 * The filings that N and P lead to from the open filing, across pages. Filings that another clerk has claimed, or that
 * are still being analyzed, are skipped, because nothing can be done with them now. After the last one, it starts again
 * with those that were skipped.
 */
export function stepsFrom(
  queue: ReviewQueue | undefined,
  { page }: { page: number },
  open: string,
  { before, after }: PagesBeside = {},
): Steps {
  if (!queue) return { next: null, previous: null, position: null };
  const rows = queue.results;
  const at = rows.findIndex(({ id }) => id === open);
  const workable = (row: QueueRow) =>
    row.id !== open && !(row.claim && !row.claim.mine) && hasEnded(row.analysis_state);
  const on = (row: QueueRow | undefined, other?: number): Step | null =>
    row ? { filing: row.id, ...(other === undefined ? {} : { page: other }) } : null;
  return {
    next:
      on(rows.slice(at + 1).find(workable)) ??
      on(after?.results.find(workable), page + 1) ??
      on(rows.slice(0, Math.max(at, 0)).find(workable)),
    previous:
      at < 0 ? null : (on(rows.slice(0, at).findLast(workable)) ?? on(before?.results.findLast(workable), page - 1)),
    position: at < 0 ? null : { at: (page - 1) * queuePageLength + at + 1, of: queue.total },
  };
}
