import { type AnalysisState, analysisStates } from './states.ts';

/** One step of an analysis: since when, and how many of how many where the step counts. */
export type Step = { state: AnalysisState; at: string; done?: number | undefined; of?: number | undefined };

/** The steps so far and one more. A step that only counts on keeps the time at which it began. */
export function addStep<S extends Step>(steps: readonly S[], next: S): S[] {
  const last = steps.at(-1);
  return last?.state === next.state ? [...steps.slice(0, -1), { ...next, at: last.at }] : [...steps, next];
}

/** Whether a step comes after another one. */
export function isEarlier(step: Step, than: Step | undefined): boolean {
  return than !== undefined && analysisStates.indexOf(step.state) < analysisStates.indexOf(than.state);
}

/** Whether a step adds information to the other, so that followers never see work go backward. */
export function isLater(step: Step, than: Step | undefined): boolean {
  if (!than) return true;
  const [rank, before] = [analysisStates.indexOf(step.state), analysisStates.indexOf(than.state)];
  return rank === before ? (step.done ?? 0) > (than.done ?? 0) : rank > before;
}
