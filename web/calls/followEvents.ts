import type { Endpoint } from '#contract/endpoint';
import { fetchSignedIn } from '#web/session/fetchSignedIn.ts';
import { session } from '#web/session/session.ts';
import { addressOfCall } from './buildRequest.ts';
import type { Given } from './Given.ts';
import { readEvents, type StreamedEvent } from './readEvents.ts';

type Options = {
  /** Returns 'ended' for the last event of the stream. */
  onEvent: (event: StreamedEvent) => 'ended' | undefined;
  /** Whether the stream is open now. */
  onConnection?: (isOpen: boolean) => void;
  /** The statuses with which the server refuses this stream permanently. After any other failure, it is retried. */
  refusedBy: readonly number[];
  /** Milliseconds before the first retry, doubled with each failure up to the maximum. */
  pause: { first: number; longest: number };
};

/**
 * Follows an event stream of the contract until it ends, is refused, or the signal is aborted. It uses fetch, because an
 * EventSource cannot send the bearer token in a header and tokens never appear in URLs (departure 5). A broken stream is
 * resumed, also with the token of a later sign-in on this page.
 */
export async function followEvents<E extends Endpoint>(
  endpoint: E,
  input: Given<E>,
  options: Options,
  signal: AbortSignal,
): Promise<'ended' | 'refused' | 'aborted'> {
  const { pause } = options;
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const began = Date.now();
    const outcome = await readOnce(addressOfCall(endpoint, input), options, signal).catch(() => 'broken' as const);
    options.onConnection?.(false);
    if (outcome !== 'broken') return outcome;
    // A stream that was open for a while ended normally; only quick failures count.
    if (Date.now() - began > pause.longest) attempt = 0;
    await wait(Math.min(pause.first * 2 ** attempt, pause.longest), signal);
  }
  return 'aborted';
}

async function readOnce(
  address: string,
  { onEvent, onConnection, refusedBy }: Options,
  signal: AbortSignal,
): Promise<'ended' | 'refused' | 'broken'> {
  const response = await fetchSignedIn(address, { signal, headers: { accept: 'text/event-stream' } });
  if (refusedBy.includes(response.status) || !session.token()) return 'refused';
  if (!response.ok || !response.body) return 'broken';
  onConnection?.(true);
  for await (const event of readEvents(response.body)) if (onEvent(event) === 'ended') return 'ended';
  return 'broken';
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(resume, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resume();
    });
  });
}
