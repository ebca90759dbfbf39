import type { ScanProblem } from '../scanning/scanStates.ts';
import { type AnalysisState, analysisStates } from './states.ts';

/** One step of an analysis: its start, and its progress if it is counted. */
export type Step = {
  state: AnalysisState;
  at: string;
  done?: number | undefined;
  of?: number | undefined;
  /** Why the files are not scanned yet. */
  problem?: ScanProblem | undefined;
};

/** Whether an analysis is awaiting the malware scanner: it begins when the files were scanned. */
export function awaitsScan(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  return last?.state === 'scanning' && last.problem !== undefined;
}

/** Appends a step. An update of the current step keeps its start time. */
export function addStep<S extends Step>(steps: readonly S[], next: S): S[] {
  const last = steps.at(-1);
  return last?.state === next.state ? [...steps.slice(0, -1), { ...next, at: last.at }] : [...steps, next];
}

/** Whether a step comes after another one. */
export function isEarlier(step: Step, than: Step | undefined): boolean {
  return than !== undefined && analysisStates.indexOf(step.state) < analysisStates.indexOf(than.state);
}

/** Whether a step is newer than the other, so that followers never see progress go backward. */
export function isLater(step: Step, than: Step | undefined): boolean {
  if (!than) return true;
  const [rank, before] = [analysisStates.indexOf(step.state), analysisStates.indexOf(than.state)];
  if (rank !== before) return rank > before;
  return (step.done ?? 0) > (than.done ?? 0) || step.problem !== than.problem;
}
