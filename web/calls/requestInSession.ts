import { session } from '#web/session/session.ts';
import { reportRefusal } from '#web/session/sessionRefusals.ts';
import { type Call, requestEndpoint } from './requestEndpoint.ts';

/** Makes a call with this tab's session, or another one's, and reports a refusal that ends this tab's. */
export async function requestInSession(call: Omit<Call, 'token'>, other?: string) {
  const token = other ?? session.token();
  const reply = await requestEndpoint({ ...call, ...(token !== undefined && { token }) });
  if (reply.error && other === undefined) reportRefusal(token, reply.error);
  return reply;
}
