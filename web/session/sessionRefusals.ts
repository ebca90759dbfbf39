import { glanceAtSession } from './glanceAtSession.ts';

type Hear = (code: string) => void;
const listeners = new Set<Hear>();

/** Hears what the server refused of this tab's session, outside the calls of the store. Answers with the way to stop. */
export function onSessionRefused(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/**
 * Reports the server's refusal of a call that was made with this token. A refusal of a token that another one has
 * replaced in between says nothing about this tab's session.
 */
export function reportRefusal(token: string | undefined, body: unknown): void {
  const code = typeof body === 'object' && body !== null ? (body as { code?: unknown }).code : undefined;
  if (!token || token !== glanceAtSession(0)?.token || typeof code !== 'string') return;
  for (const hear of listeners) hear(code);
}
