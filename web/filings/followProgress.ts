import type { AnalysisStep } from '#contract/analyses';
import { AnalysisStep as Step } from '#contract/analyses';
import { fetchSignedIn } from '#web/identity/fetchSignedIn.ts';
import { session } from '#web/identity/session.ts';
import { readEvents } from '#web/readEvents.ts';

/**
 * Follows the steps of an analysis as they happen. It uses fetch, because an EventSource cannot send the bearer token
 * in a header and tokens never appear in URLs (departure 5). A broken connection is resumed, and so is one whose
 * session ended, after the person has signed in again. Returns true if the server reported that the analysis has ended.
 */
export async function followProgress(
  path: string,
  onStep: (step: AnalysisStep) => void,
  signal: AbortSignal,
): Promise<boolean> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const outcome = await readOnce(path, onStep, signal).catch(() => 'broken' as const);
    if (outcome !== 'broken') return outcome === 'ended';
    await new Promise((resume) => setTimeout(resume, Math.min(250 * 2 ** attempt, 5000)));
  }
  return false;
}

/** Whether the server said that the analysis has ended, or has nothing to follow for this person. */
async function readOnce(
  path: string,
  onStep: (step: AnalysisStep) => void,
  signal: AbortSignal,
): Promise<'ended' | 'none' | 'broken'> {
  const response = await fetchSignedIn(path, { signal, headers: { accept: 'text/event-stream' } });
  if (response.status === 404 || !session.token()) return 'none';
  if (!response.ok || !response.body) return 'broken';

  for await (const { name, data } of readEvents(response.body)) {
    if (name === 'end') return 'ended';
    const step = Step.safeParse(data);
    if (step.success) onStep(step.data);
  }
  return 'broken';
}
