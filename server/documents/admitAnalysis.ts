import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Analyses of one person that may run when another is requested. */
const mostAtOnce = 2;

/**
 * Refuses a synchronous analysis while two of the user's analyses are running, or after their documents have used the
 * hour's worker time. A filing is never refused for this: it is received, and its analysis is queued.
 */
export function admitAnalysis({ engine }: Needs<'engine'>, { person_id }: { person_id: string }): void {
  const { analyses } = engine.usageOf(person_id);
  admitWithinBudget({ engine }, { person_id });
  if (analyses >= mostAtOnce) throw new Refusal('analyses_running', { running: analyses }, 15);
}

/** The same for an analysis that may wait for its turn. */
export function admitWithinBudget({ engine }: Needs<'engine'>, { person_id }: { person_id: string }): void {
  const { secondsUntilFree } = engine.usageOf(person_id);
  if (secondsUntilFree > 0) throw new Refusal('analysis_budget_spent', undefined, secondsUntilFree);
}
