import { isIP } from 'node:net';
import type { Role } from '#domain/identity/permissions';
import { awaitedLifetimeMs } from '#domain/identity/secondFactor';
import { sessionLifetimeMs } from '#domain/identity/sessionLimits';
import { sessions, sessionTokens } from '#server/db/schema/signIn';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { hashSecret, newSecret } from '#server/secrets/tokens';

/** A newly opened session. Its two secrets leave the server once and are never stored in plain text. */
export type OpenedSession = { session_id: string; token: string; browser_secret: string };

/** Whose session it is, and whether its second factor was given, is pending, or was not required. */
export type NewSession = {
  person_id: string;
  court_id: string;
  role: Role;
  second_factor?: 'given' | 'awaited' | 'not_asked';
};

/** Opens a session for a person who has just authenticated. */
export async function openSession(
  tx: Db,
  { now }: Needs<'now'>,
  { second_factor, ...person }: NewSession,
  from: { address: string; user_agent: string | null },
): Promise<OpenedSession> {
  const at = now();
  const browser_secret = newSecret();
  const [session] = await tx
    .insert(sessions)
    .values({
      ...person,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(at.getTime() + (second_factor === 'awaited' ? awaitedLifetimeMs : sessionLifetimeMs)),
      address: addressFor(from.address),
      user_agent: from.user_agent?.slice(0, 300) ?? null,
      browser_hash: hashSecret(browser_secret),
      second_factor_awaited: second_factor === 'awaited',
      second_factor_at: second_factor === 'given' ? at : null,
    })
    .returning({ id: sessions.id });
  const token = await issueToken(tx, { now }, session!.id);
  return { session_id: session!.id, token, browser_secret };
}

/** A further token of a session, for one more tab. */
export async function issueToken(tx: Db, { now }: Needs<'now'>, session_id: string): Promise<string> {
  const token = newSecret();
  await tx.insert(sessionTokens).values({ token_hash: hashSecret(token), session_id, created_at: now() });
  return token;
}

/** Behind a careless proxy the address may be any text, and one on a link has a zone: the table takes neither. */
function addressFor(address: string): string | null {
  const bare = address.split('%')[0] ?? '';
  return isIP(bare) ? bare : null;
}
