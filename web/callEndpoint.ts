import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Endpoint } from '#contract/endpoint';
import { buildRequest } from './buildRequest.ts';
import type { CallError } from './CallError.ts';
import { session } from './identity/session.ts';
import { secondFactorNeeded, sessionEnded, signedOut } from './identity/userSlice.ts';

/** One call: an endpoint of the contract and its input. */
export type Call = {
  endpoint: Endpoint;
  input: unknown;
  /** Of a session other than this tab's: a sign-in that awaits its second factor beside it. */
  token?: string;
};

/**
 * Calls one endpoint of the contract with the session's token, and believes the answer only as far as the contract's
 * schema does. An ended session is noticed here, once, for every call.
 */
export const callEndpoint: BaseQueryFn<Call, unknown, CallError> = async (
  { endpoint, input, token: other },
  { dispatch, signal, forced },
) => {
  const token = other ?? session.token();
  const [address, request] = buildRequest(endpoint, input, token);
  // Requests that a screen makes by itself are not activity and must not keep an idle session open (departure 5).
  const headers = { ...request.headers, ...(forced && { 'x-assize-background': '1' }) };
  const response = await fetch(address, { ...request, headers, signal }).catch(() => null);
  if (!response) return { error: { status: 0, error: '' } };

  const body: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const error = toCallError(response.status, body);
    // An answer to a token that another one has replaced in between says nothing about this tab's session.
    if (other || token !== session.token()) return { error };
    if (token) noticeEnd(error, dispatch);
    return { error };
  }
  const reply = endpoint.reply.safeParse(body);
  return reply.success ? { data: reply.data } : { error: { status: response.status, code: 'fault', error: '' } };
};

/** The effect of a refusal on this tab's session. */
export function noticeEnd({ code }: { code?: string | undefined }, dispatch: (action: UnknownAction) => void): void {
  if (code === 'second_factor_needed') dispatch(secondFactorNeeded());
  if (code === 'session_ended') dispatch(sessionEnded());
  if (code === 'not_signed_in') dispatch(signedOut());
}

/** A refusal's body as far as it can be believed. */
export function toCallError(status: number, body: unknown): CallError {
  const refusal = typeof body === 'object' && body !== null ? (body as Partial<CallError>) : {};
  return { ...refusal, status, error: typeof refusal.error === 'string' ? refusal.error : '' };
}
