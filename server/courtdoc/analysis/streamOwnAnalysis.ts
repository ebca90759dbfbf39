import { Readable } from 'node:stream';
import type { analyzeWithoutFiling as endpoint, OwnAnalysisStep } from '#contract/courtdoc';
import type { ReplyOf } from '#contract/endpoint';
import { refusalOf } from '#server/http/answerErrors';
import { openInbox } from '#server/kernel/openInbox';

type Reply = ReplyOf<typeof endpoint>;
type Run = (onStep: (step: OwnAnalysisStep) => void) => Promise<Reply>;
type Event = { name?: 'reply' | 'refusal'; data: unknown };

/** The interval of heartbeats while the documents are queued. */
const heartbeatMs = 15_000;

type Following = {
  run: Run;
  /** The request's identifier, for a refusal's body. */
  request_id: string;
  onFault: (error: unknown) => void;
};

/**
 * An analysis without filing as a stream of events: each step as it happens, then the reply or why it was refused. The
 * analysis continues when no one listens any more: its result is kept for its owner.
 */
export function streamOwnAnalysis(following: Following): Readable {
  return Readable.from(writeEvents(following), { objectMode: false, encoding: 'utf8' });
}

async function* writeEvents({ run, request_id, onFault }: Following): AsyncGenerator<string> {
  // Some proxies wait for the first kilobyte before they pass anything on.
  yield `: ${' '.repeat(1024)}\n\n`;
  const inbox = openInbox<Event>();
  const never = new AbortController().signal;
  void run((step) => inbox.put({ data: step })).then(
    (data) => inbox.put({ name: 'reply', data }),
    (error: unknown) => {
      const refusal = refusalOf(error);
      if (!refusal) onFault(error);
      const fault = { error: 'An unexpected error occurred', code: 'fault', request_id };
      inbox.put({ name: 'refusal', data: refusal ? { ...refusal.toBody(request_id), status: refusal.status } : fault });
    },
  );
  for (;;) {
    const event = await inbox.next(heartbeatMs, never);
    if (typeof event === 'string') {
      yield ': still here\n\n';
      continue;
    }
    yield `${event.name ? `event: ${event.name}\n` : ''}data: ${JSON.stringify(event.data)}\n\n`;
    if (event.name) return;
  }
}
