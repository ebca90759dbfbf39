import { session } from '#web/session/session.ts';
import { reportRefusal } from '#web/session/sessionRefusals.ts';
import { type Call, requestEndpoint } from './requestEndpoint.ts';

/**
 * Makes a call with the session of this tab, or with another one, and reports a refusal that ends this tab's session.
 */
export async function requestInSession(call: Omit<Call, 'token'>, other?: string) {
  const token = other ?? session.token();
  const reply = await requestEndpoint({ ...call, ...(token !== undefined && { token }) });
  if (reply.error && other === undefined) reportRefusal(token, reply.error);
  return reply;
}
