import { Readable } from 'node:stream';
import type { AnalysisStep } from '#contract/analyses';
import { type AnalysisState, hasEnded } from '#domain/filings/states';

/**
 * An analysis as an event stream: a `data` line for each step, a comment where nothing happened for a while, and
 * `event: end` after the last one. A stream that stops without it may be taken up again.
 */
export function streamSteps(steps: AsyncGenerator<AnalysisStep | 'quiet'>): Readable {
  return Readable.from(writeEvents(steps), { objectMode: false, encoding: 'utf8' });
}

async function* writeEvents(steps: AsyncGenerator<AnalysisStep | 'quiet'>): AsyncGenerator<string> {
  let state: AnalysisState | undefined;
  // Some proxies wait for the first kilobyte before they forward anything.
  yield `: ${' '.repeat(1024)}\n\n`;
  for await (const step of steps) {
    if (step === 'quiet') {
      yield ': still here\n\n';
      continue;
    }
    state = step.state;
    yield `data: ${JSON.stringify(step)}\n\n`;
  }
  if (state && hasEnded(state)) yield `event: end\ndata: ${JSON.stringify({ state })}\n\n`;
}
