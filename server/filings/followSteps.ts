import { eq } from 'drizzle-orm';
import { AnalysisStep } from '#contract/analyses';
import { hasEnded } from '#domain/filings/states';
import { isLater } from '#domain/filings/steps';
import { analyses } from '#server/db/schema/filings';
import type { Needs } from '#server/kernel/needs';
import { openInbox } from '#server/kernel/openInbox';
import { subjectOf } from './analysisJob.ts';

/** The interval of heartbeats, at which the record is also read in case a notification was lost. */
const heartbeatMs = 15_000;

/**
 * The steps of an analysis: first those that the record knows, then each as it happens, until the analysis has ended or
 * the signal is raised. `quiet` means that nothing happened for a while.
 */
export async function* followSteps(
  { db, progress }: Needs<'db' | 'progress'>,
  analysisId: string,
  signal: AbortSignal,
): AsyncGenerator<AnalysisStep | 'quiet'> {
  const inbox = openInbox<unknown>();
  // Subscribes before reading the record, so that no event in between is missed.
  const unfollow = progress.follow(subjectOf(analysisId), {
    received: (news) => inbox.put(news),
    missed: () => inbox.put('look again'),
  });
  try {
    let last: AnalysisStep | undefined;
    let next = await storedSteps(db, analysisId);
    for (;;) {
      for (const step of next) {
        if (!isLater(step, last)) continue;
        last = step;
        yield step;
      }
      if (last && hasEnded(last.state)) return;
      const news = await inbox.next(heartbeatMs, signal);
      if (news === 'aborted') return;
      if (news === 'timeout') yield 'quiet';
      const step = AnalysisStep.safeParse(news);
      next = step.success ? [step.data] : await storedSteps(db, analysisId);
    }
  } finally {
    unfollow();
  }
}

async function storedSteps(db: Needs<'db'>['db'], analysisId: string): Promise<AnalysisStep[]> {
  const [found] = await db.select({ steps: analyses.steps }).from(analyses).where(eq(analyses.id, analysisId));
  return found?.steps ?? [];
}
