import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { device } from '#web/session/device.ts';
import { session } from '#web/session/session.ts';
import { secondFactorNeeded, sessionEnded, signedOut } from '#web/session/userSlice.ts';
import type { CallError } from './CallError.ts';
import { type Call, requestEndpoint } from './requestEndpoint.ts';

/**
 * Calls one endpoint of the contract with the session's token. Detects the end of the session in one place for every
 * call.
 */
export const callEndpoint: BaseQueryFn<Call, unknown, CallError> = async (
  { token: other, ...call },
  { dispatch, signal, forced },
) => {
  const token = other ?? session.token();
  // Automatic requests by a screen are not activity and must not keep an idle session open (departure 5).
  const headers = forced ? { 'x-assize-background': '1' } : undefined;
  const reply = await requestEndpoint(
    { ...call, ...(token !== undefined && { token }) },
    { signal, ...(headers && { headers }) },
  );
  // A refusal of a token that has since been replaced does not concern this tab's session.
  if (reply.error && reply.error.status > 0 && !other && token && token === session.token())
    noticeEnd(reply.error, dispatch);
  const part = signal.aborted ? null : await device.part;
  return part ? part.answer(call, reply) : reply;
};

/** The effect of a refusal on this tab's session. */
export function noticeEnd({ code }: { code?: string | undefined }, dispatch: (action: UnknownAction) => void): void {
  if (code === 'second_factor_needed') dispatch(secondFactorNeeded());
  if (code === 'session_ended') dispatch(sessionEnded());
  if (code === 'not_signed_in') dispatch(signedOut());
}
