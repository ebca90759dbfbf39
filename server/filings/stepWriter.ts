import { and, eq, notInArray } from 'drizzle-orm';
import type { AnalysisStep } from '#contract/analyses';
import { addStep, isEarlier } from '#domain/filings/steps';
import { analyses, type StoredStep } from '#server/db/schema/filings';
import { publish } from '#server/jobs/progressBus';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { subjectOf } from './analysisJob.ts';

/** Records the steps of an analysis as it reaches them, and notifies its followers. */
export type StepWriter = {
  /** A step is reached or progresses. `settled` shows whether it was stored. */
  reach(step: Omit<AnalysisStep, 'at'>): void;
  /** All steps so far. */
  steps(): StoredStep[];
  /** Resolves when everything is stored; throws if storing failed. */
  settled(): Promise<void>;
};

/** Pages are read faster than anyone can follow; they are announced this often. */
const countEveryMs = 300;

export function openStepWriter({ db, now }: Needs<'db' | 'now'>, analysisId: string, before: StoredStep[]): StepWriter {
  let steps = before;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let writing = Promise.resolve();
  return {
    reach(reached) {
      const step: StoredStep = { ...reached, at: now().toISOString() };
      // Restarted work repeats the earlier steps.
      if (isEarlier(step, steps.at(-1))) return;
      const countsOn = steps.at(-1)?.state === step.state;
      steps = addStep(steps, step);
      if (countsOn && performance.now() - writtenAt < countEveryMs && step.done !== step.of) return;
      writtenAt = performance.now();
      const sofar = steps;
      writing = writing.then(() => db.transaction((tx) => writeStep(tx, analysisId, sofar)));
      // It is awaited when the work is done; until then it must not be an unhandled rejection.
      writing.catch(() => {});
    },
    steps: () => steps,
    settled: () => writing,
  };
}

/** Records the steps of an unfinished analysis, and announces the last one after the commit. */
export async function writeStep(tx: Db, analysisId: string, steps: StoredStep[]): Promise<void> {
  const last = steps.at(-1)!;
  const written = await tx
    .update(analyses)
    .set({ steps, state: last.state })
    .where(and(eq(analyses.id, analysisId), notInArray(analyses.state, ['done', 'failed'])))
    .returning({ id: analyses.id });
  if (written.length > 0) await publish(tx, subjectOf(analysisId), last);
}
