import type { QueueRow, ReviewQueue } from '#contract/review';
import { hasEnded } from '#domain/filings/states';

/** A filing to go to, and the page of the queue that has it when that is another one. */
export type Step = { filing: string; page?: number };

type Steps = { next: Step | null; previous: Step | null; position: { at: number; of: number } | null };

/**
 * Where N and P lead from the open filing. What another clerk has before them, or what is still being read, is passed
 * over: nothing can be done with it now. At the end of the queue it begins again with what was left out.
 */
export function stepsFrom(queue: ReviewQueue | undefined, query: { page: number }, open: string): Steps {
  if (!queue) return { next: null, previous: null, position: null };
  const rows = queue.results;
  const at = rows.findIndex(({ id }) => id === open);
  const workable = (row: QueueRow) =>
    row.id !== open && !(row.claim && !row.claim.mine) && hasEnded(row.analysis_state);
  const after = rows.slice(at + 1).find(workable) ?? (at > 0 ? rows.slice(0, at).find(workable) : undefined);
  const before = at < 0 ? undefined : rows.slice(0, at).findLast(workable);
  return {
    next: after ? { filing: after.id } : null,
    previous: before ? { filing: before.id } : null,
    position: at < 0 ? null : { at: (query.page - 1) * pageLength + at + 1, of: queue.total },
  };
}

/** As many as the server sends at once. */
const pageLength = 25;
