import type { Endpoint, ReplyOf } from '#contract/endpoint';
import type { CallError } from '#web/calls/CallError.ts';
import type { Given } from '#web/calls/Given.ts';
import { requestInSession } from '#web/calls/requestInSession.ts';

export type Answer<E extends Endpoint> =
  | { data: ReplyOf<E>; error?: undefined }
  | { data?: undefined; error: CallError };

const patienceMilliseconds = 5_000;
const tries = 5;

/** Calls the server itself, never the device. Where the server asks for fewer calls, it is called again later. */
export async function askServer<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Answer<E>> {
  for (let tried = 1; ; tried++) {
    const reply = (await requestInSession({ endpoint, input })) as Answer<E>;
    if (reply.error?.status !== 429 || tried === tries) return reply;
    await new Promise((resolve) => setTimeout(resolve, patienceMilliseconds * tried));
  }
}

/** Whether no answer came from the portal itself: no network, or a proxy without the portal behind it. */
export const isUnreachable = (error: { status: number } | undefined): boolean =>
  error !== undefined && (error.status === 0 || (error.status >= 502 && error.status <= 504));
