import { say } from '#domain/messages/say';
import { type PlatformId, platformOf } from '#domain/research/platforms';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { NoAnswer } from './Connector.ts';
import {
  findConnections,
  openCredentials,
  recordConnectionState,
  type StoredConnection,
} from './connectionRepository.ts';
import { CredentialsRefused, TooManyQuestions } from './courtListener/askCourtListener.ts';

/** The credentials that a search uses: the person's before the court's. */
export async function requireConnection(
  needs: Needs<'db'>,
  viewer: Actor,
  platform: PlatformId,
): Promise<StoredConnection> {
  const { name: service } = platformOf(platform);
  const kept = await findConnections(needs.db, viewer, platform);
  const connection =
    kept.find(({ state }) => state === 'connected') ?? kept.find(({ state }) => state === 'unreachable');
  if (connection) return connection;
  const code = kept.length > 0 ? 'source.credentials_outdated' : 'source.not_connected';
  throw new NoAnswer('not_connected', say(code, { service }));
}

/** Calls a service with its credentials, and stores the result for the connection. */
export async function withConnection<Answer>(
  needs: Needs<'db' | 'config' | 'now'>,
  connection: StoredConnection,
  ask: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const { name: service } = platformOf(connection.platform);
  if (connection.blocked_until && connection.blocked_until > needs.now())
    throw tooMany(service, connection.blocked_until, needs.now());
  try {
    const answer = await ask(await openCredentials(needs, connection));
    await recordConnectionState(needs.db, connection.id, {
      state: 'connected',
      reason: null,
      last_sync_at: needs.now(),
      blocked_until: null,
    });
    return answer;
  } catch (error) {
    if (error instanceof CredentialsRefused) {
      const reason = say('source.credentials_outdated', { service });
      await recordConnectionState(needs.db, connection.id, { state: 'refused', reason, tested_at: needs.now() });
      throw new NoAnswer('failed', reason);
    }
    if (error instanceof TooManyQuestions) {
      await recordConnectionState(needs.db, connection.id, { blocked_until: error.until });
      throw tooMany(service, error.until, needs.now());
    }
    throw error;
  }
}

export function tooMany(service: string, until: Date, now: Date): NoAnswer {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new NoAnswer('failed', say('source.too_many_questions', { service, seconds }));
}
