import type { Endpoint } from '#contract/endpoint';
import { buildRequest } from './buildRequest.ts';
import { type CallError, toCallError } from './CallError.ts';
import { takeStartedCall } from './startedCalls.ts';

/** One call: an endpoint of the contract and its input. */
export type Call = {
  endpoint: Endpoint;
  input: unknown;
  /** The token of a session other than this tab's, for a sign-in that still needs its second factor. */
  token?: string;
};

type Options = { headers?: Record<string, string>; signal?: AbortSignal };

/** Makes one call of the contract, and validates the response with the contract's schema. */
export async function requestEndpoint(
  { endpoint, input, token }: Call,
  { headers, signal }: Options = {},
): Promise<{ data: unknown; error?: undefined } | { data?: undefined; error: CallError }> {
  const [address, request] = buildRequest(endpoint, input, token);
  const all = { ...request, headers: { ...request.headers, ...headers }, ...(signal && { signal }) };
  const started = endpoint.method === 'GET' ? await takeStartedCall(address, token) : null;
  const response = started ?? (await fetch(address, all).catch(() => null));
  if (!response) return { error: { status: 0, error: '' } };

  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) return { error: toCallError(response.status, body) };
  const reply = endpoint.reply.safeParse(body);
  return reply.success ? { data: reply.data } : { error: { status: response.status, code: 'fault', error: '' } };
}
