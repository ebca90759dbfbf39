import { checkSolution } from '#domain/scheduling/checkSolution';
import type { Instance, Solution } from '#domain/scheduling/Instance';
import { search } from '#domain/scheduling/search';

/** What the search reached within a budget of processor seconds. */
export type Reached = { seconds: number; cost: number; steps: number; unplaced: number; violations: number };

/** Runs the search once, and notes its best solution at each budget; the independent checker verifies each. */
export function measureSearch(instance: Instance, budgets: readonly number[], seed: number) {
  const marks = [...budgets].sort((one, other) => one - other);
  const reached: Reached[] = [];
  let checking = 0;
  const began = processorSeconds();
  const note = (seconds: number, steps: number, solution: Solution) => {
    const before = processorSeconds();
    const violations = checkSolution(instance, solution).length;
    reached.push({ seconds, cost: solution.cost, steps, unplaced: solution.unplaced.length, violations });
    checking += processorSeconds() - before;
  };
  const solution = search(instance, {
    ...{ seed, steps: Number.MAX_SAFE_INTEGER },
    onProgress: ({ step, best }) => {
      while (marks.length > 1 && processorSeconds() - began - checking >= marks[0]!) note(marks.shift()!, step, best());
      return processorSeconds() - began - checking < marks[0]!;
    },
  });
  note(marks[0]!, solution.steps, solution);
  return { reached, solution };
}

/** The seconds for which this process used a processor: what others do on the machine counts less. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
