import type { Solution } from '#domain/scheduling/Instance';
import { type Follower, runThread } from '#server/kernel/runThread';
import { openSearch } from './openSearch.ts';
import type { SearchOrder, SearchReport } from './threadOrders.ts';

/** How many searches run at the same time, each from its own seed. */
const threads = 2;

/** Searches in two threads from different seeds; reports and resolves with the better solution, and all steps. */
export async function searchInThreads(
  order: SearchOrder,
  signal: AbortSignal,
  follow: Follower<SearchReport>,
): Promise<SearchReport | null> {
  const latest: (SearchReport | null)[] = Array.from({ length: threads }, () => null);
  const failed = new AbortController();
  const ends = AbortSignal.any([signal, failed.signal]);
  const searches = latest.map(async (_, index) => {
    const own = { ...order, seed: order.seed + index };
    await runThread<SearchReport>(openSearch(own), ends, (report) => {
      latest[index] = report;
      return follow(better(latest)!);
    });
  });
  try {
    await Promise.all(searches);
  } catch (error) {
    failed.abort(error);
    await Promise.allSettled(searches);
    throw error;
  }
  return better(latest);
}

/** The better of the solutions so far: more hearings placed, or else the lower cost. */
function better(latest: readonly (SearchReport | null)[]): SearchReport | null {
  const reports = latest.filter((report) => report !== null);
  const [first, ...others] = reports;
  if (!first) return null;
  const best = others.reduce((one, other) => (isBetter(other.best, one.best) ? other : one), first);
  return {
    ...best,
    step: reports.reduce((sum, { step }) => sum + step, 0),
    isDone: latest.every((report) => report?.isDone),
  };
}

function isBetter(one: Solution, other: Solution): boolean {
  const more = other.unplaced.length - one.unplaced.length;
  return more !== 0 ? more > 0 : one.cost < other.cost;
}
