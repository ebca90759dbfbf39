/** What web/calls/startCalls.js started: the replies by address, null for a call that reached no server. */
type StartedCalls = { token: string; until: number; replies: Record<string, Promise<Response | null>> };

/**
 * The reply of a call that the document started before the script ran, for the same session. Each is handed out once and
 * only shortly after the start, so that a later call of the same address reads the current state.
 */
export async function takeStartedCall(address: string, token: string | undefined): Promise<Response | null> {
  const started = (globalThis as { assizeStarted?: StartedCalls }).assizeStarted;
  const reply = started?.replies[address];
  if (!started || !reply) return null;
  delete started.replies[address];
  return started.token === token && Date.now() < started.until ? reply : null;
}
