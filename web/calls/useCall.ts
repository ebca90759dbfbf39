import { useCallback, useEffect, useRef, useState } from 'react';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import type { CallError } from './CallError.ts';
import type { Given } from './Given.ts';
import { type Loadable, loaded } from './Loadable.ts';

/** The result of a call: the response, or the refusal. */
export type Reply<E extends Endpoint> =
  | { data: ReplyOf<E>; error?: undefined }
  | { data?: undefined; error: CallError };

type State<E extends Endpoint> = { data?: ReplyOf<E> | undefined; error?: CallError | undefined; isLoading: boolean };

type Options = {
  /** The token of a sign-in that still needs its second factor, if it is not this tab's session. */
  token?: string | undefined;
};

/**
 * Sends one call of the contract, without the store of the app. Code that cannot be fetched counts as no connection.
 */
export async function sendCall<E extends Endpoint>(
  endpoint: Loadable<E>,
  input: Given<E>,
  options: Options = {},
): Promise<Reply<E>> {
  try {
    const [{ requestInSession }, known] = await Promise.all([import('./requestInSession.ts'), loaded(endpoint)]);
    return (await requestInSession({ endpoint: known, input }, options.token)) as Reply<E>;
  } catch {
    return { error: { status: 0, error: '' } };
  }
}

/** A call in response to a person's action, for screens that also work outside the app. */
export function useCall<E extends Endpoint>(
  endpoint: Loadable<E>,
): [(input: Given<E>, options?: Options) => Promise<Reply<E>>, State<E>] {
  const [state, setState] = useState<State<E>>({ isLoading: false });
  const send = useCallback(
    async (input: Given<E>, options?: Options) => {
      setState({ isLoading: true });
      const reply = await sendCall(endpoint, input, options);
      setState({ ...reply, isLoading: false });
      return reply;
    },
    [endpoint],
  );
  return [send, state];
}

/** The response of a call that a screen makes when it is shown; no call while its input is null. */
export function useReply<E extends Endpoint>(endpoint: Loadable<E>, input: Given<E> | null): State<E> {
  const [send, state] = useCall(endpoint);
  const given = useRef(input);
  given.current = input;
  const isAsked = input !== null;
  useEffect(() => {
    if (isAsked && given.current !== null) void send(given.current);
  }, [send, isAsked]);
  return state;
}
