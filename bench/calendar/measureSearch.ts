import { checkSolution } from '#domain/scheduling/checkSolution';
import type { Instance } from '#domain/scheduling/Instance';
import { type SearchResult, search } from '#domain/scheduling/search';

/** What the portal's two searches reached, each within a budget of processor seconds; `alone` is the first one's cost. */
export type Reached = {
  seconds: number;
  cost: number;
  alone: number;
  steps: number;
  unplaced: number;
  violations: number;
};

/**
 * Runs two searches from different seeds for each budget, as the portal does in two threads, and keeps the better
 * solution, which the independent checker verifies. They run one after the other and count only their own time.
 */
export function measureSearch(instance: Instance, budgets: readonly number[], seed: number) {
  const runs = [...budgets]
    .sort((one, other) => one - other)
    .map((seconds) => {
      const results = [seed, seed + 1].map((each) => searchFor(instance, seconds, each));
      const [first, second] = results as [SearchResult, SearchResult];
      return { seconds, first, best: second.cost < first.cost ? second : first, steps: first.steps + second.steps };
    });
  const reached = runs.map(({ seconds, first, best, steps }): Reached => {
    const violations = checkSolution(instance, best).length;
    return { seconds, cost: best.cost, alone: first.cost, steps, unplaced: best.unplaced.length, violations };
  });
  return { reached, solution: runs.at(-1)!.best };
}

function searchFor(instance: Instance, seconds: number, seed: number): SearchResult {
  const began = processorSeconds();
  const timeSpent = () => (processorSeconds() - began) / seconds;
  return search(instance, { seed, steps: Number.MAX_SAFE_INTEGER, timeSpent });
}

/** The seconds for which this process used a processor: what others do on the machine counts less. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
