import type { Conflict } from '#domain/scheduling/findConflict';
import type { Instance } from '#domain/scheduling/Instance';
import { runThread } from '#server/kernel/runThread';
import { openSearch } from './openSearch.ts';
import type { ConflictReport } from './threadOrders.ts';

/** The most hearings without a place for which conflicts are found, and the longest time, in milliseconds. */
const limits = { hearings: 20, milliseconds: 10_000 };

/** Why hearings have no place, as far as conflicts are proven in the time. */
export async function findConflicts(
  instance: Instance,
  unplaced: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Conflict>> {
  const found = new Map<string, Conflict>();
  if (unplaced.length === 0) return found;
  const timeIsOver = AbortSignal.timeout(limits.milliseconds);
  const order = { instance, unplaced: unplaced.slice(0, limits.hearings) };
  const follow = async ({ hearing, conflict }: ConflictReport) => {
    if (conflict) found.set(hearing, conflict);
    return true;
  };
  try {
    await runThread<ConflictReport>(openSearch(order), AbortSignal.any([signal, timeIsOver]), follow);
  } catch (error) {
    if (!timeIsOver.aborted || signal.aborted) throw error;
  }
  return found;
}
