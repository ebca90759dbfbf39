import { glanceAtSession } from './glanceAtSession.ts';

type Hear = (code: string) => void;
const listeners = new Set<Hear>();

/**
 * Calls the listener when the server refuses this tab's session, for calls outside the store. Returns a function that
 * unsubscribes.
 */
export function onSessionRefused(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/**
 * Reports the server's refusal of a call that was made with this token. A refusal of a token that has since
 * been replaced does not concern this tab's session.
 */
export function reportRefusal(token: string | undefined, body: unknown): void {
  const code = typeof body === 'object' && body !== null ? (body as { code?: unknown }).code : undefined;
  if (!token || token !== glanceAtSession(0)?.token || typeof code !== 'string') return;
  for (const hear of listeners) hear(code);
}
