import type { AnalysisStep } from '#contract/analyses';
import { AnalysisStep as Step } from '#contract/analyses';
import { session } from '#web/identity/session.ts';
import { readEvents } from '#web/readEvents.ts';

/**
 * Follows the steps of an analysis as they happen. Read with fetch, since an EventSource cannot carry the bearer
 * token in a header and no token ever stands in a URL (departure 5). A broken connection is taken up again.
 */
export async function followProgress(
  path: string,
  onStep: (step: AnalysisStep) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const ended = await readOnce(path, onStep, signal).catch(() => false);
    if (ended) return;
    await new Promise((resume) => setTimeout(resume, Math.min(250 * 2 ** attempt, 5000)));
  }
}

/** True when the server said that the analysis has ended. */
async function readOnce(path: string, onStep: (step: AnalysisStep) => void, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(path, {
    signal,
    headers: { authorization: `Bearer ${session.token() ?? ''}`, accept: 'text/event-stream' },
  });
  if (!response.ok || !response.body) return response.status === 401 || response.status === 404;

  for await (const { name, data } of readEvents(response.body)) {
    if (name === 'end') return true;
    const step = Step.safeParse(data);
    if (step.success) onStep(step.data);
  }
  return false;
}
