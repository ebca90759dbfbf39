import type { AnalysisStep } from '#contract/filings';
import { AnalysisStep as Step } from '#contract/filings';
import { session } from '#web/identity/session.ts';

/**
 * Follows the steps of an analysis as they happen. Read with fetch, since an EventSource cannot carry the bearer
 * token in a header and no token ever stands in a URL (decision 5). A broken connection is taken up again.
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

  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return false;
    waiting += value;
    const events = waiting.split('\n\n');
    waiting = events.pop() ?? '';
    for (const event of events) {
      if (/^event: end$/m.test(event)) return true;
      const step = Step.safeParse(parseData(event));
      if (step.success) onStep(step.data);
    }
  }
}

function parseData(event: string): unknown {
  const data = /^data: (.*)$/m.exec(event)?.[1];
  try {
    return data === undefined ? undefined : JSON.parse(data);
  } catch {
    return undefined;
  }
}
