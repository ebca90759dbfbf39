import { sql } from 'drizzle-orm';
import { writeSourceProblem } from '#contract/messages/writeMessages';
import type { SearchAnswer } from '#contract/research';
import { dateInZone } from '#domain/days/dateInZone';
import { say } from '#domain/messages/say';
import { type PlatformId, platformOf } from '#domain/research/platforms';
import { zoneOf } from '#server/courts/zoneOf';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findConnections, noteStanding, openCredentials, type StoredConnection } from './connectionRepository.ts';
import { type Found, NoAnswer, type Question, timeLimitMs } from './connectors/Connector.ts';
import { searchLibrary } from './connectors/searchLibrary.ts';
import { searchPapers } from './connectors/searchPapers.ts';
import { CredentialsRefused, TooManyQuestions } from './courtListener/askCourtListener.ts';
import { searchCourtListener } from './courtListener/searchCourtListener.ts';

/** Asks one platform within its time. An error is an answer too: it says what is wrong and what to do. */
export async function askPlatform(
  needs: Needs<'db' | 'config' | 'now'>,
  asker: Actor,
  platform: PlatformId,
  question: Question,
): Promise<SearchAnswer> {
  const began = performance.now();
  const told = { platform, answered_at: needs.now().toISOString() };
  const finish = (rest: Omit<SearchAnswer, 'platform' | 'answered_at' | 'took_ms'> & { answered_at?: string }) => ({
    ...told,
    ...rest,
    took_ms: Math.round(performance.now() - began),
  });
  try {
    const { hits, total, totalPages, loosened, answeredAt } = await search(needs, asker, platform, question);
    const answered_at = answeredAt.toISOString();
    return finish({ outcome: 'answered', error: null, hits, total, total_pages: totalPages, loosened, answered_at });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return finish({
      outcome: error.outcome,
      error: writeSourceProblem(error.says),
      hits: [],
      total: 0,
      total_pages: 0,
      loosened: false,
    });
  }
}

async function search(
  needs: Needs<'db' | 'config' | 'now'>,
  asker: Actor,
  platform: PlatformId,
  question: Question,
): Promise<Found> {
  const now = needs.now();
  const time_zone = await zoneOf(needs.db, asker.court_id);
  const today = dateInZone(now, time_zone);
  switch (platform) {
    case 'library':
      return withinTime(needs, (tx) => searchLibrary(tx, question, { now, today }));
    case 'papers':
      return withinTime(needs, (tx) => searchPapers(tx, asker, question, { now, today, time_zone }));
    case 'courtlistener': {
      const connection = await requireConnection(needs, asker, platform);
      return withConnection(needs, connection, (token) => searchCourtListener(needs, token, question, today));
    }
    default:
      throw new NoAnswer('not_connected', say('source.no_connector', { service: platformOf(platform).name }));
  }
}

/** The credentials that a search goes with: the person's own before the court's. */
export async function requireConnection(
  needs: Needs<'db'>,
  asker: Actor,
  platform: PlatformId,
): Promise<StoredConnection> {
  const { name: service } = platformOf(platform);
  const kept = await findConnections(needs.db, asker, platform);
  const connection =
    kept.find(({ state }) => state === 'connected') ?? kept.find(({ state }) => state === 'unreachable');
  if (connection) return connection;
  const code = kept.length > 0 ? 'source.credentials_outdated' : 'source.not_connected';
  throw new NoAnswer('not_connected', say(code, { service }));
}

/** Speaks to a service with its credentials, and keeps what it says about them. */
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
    await noteStanding(needs.db, connection.id, {
      state: 'connected',
      reason: null,
      last_sync_at: needs.now(),
      blocked_until: null,
    });
    return answer;
  } catch (error) {
    if (error instanceof CredentialsRefused) {
      const reason = say('source.credentials_outdated', { service });
      await noteStanding(needs.db, connection.id, { state: 'refused', reason, tested_at: needs.now() });
      throw new NoAnswer('failed', reason);
    }
    if (error instanceof TooManyQuestions) {
      await noteStanding(needs.db, connection.id, { blocked_until: error.until });
      throw tooMany(service, error.until, needs.now());
    }
    throw error;
  }
}

function tooMany(service: string, until: Date, now: Date): NoAnswer {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new NoAnswer('failed', say('source.too_many_questions', { service, seconds }));
}

/** A search in our own tables that is broken off by the database when its time is over. */
async function withinTime(needs: Needs<'db'>, search: (tx: Db) => Promise<Found>): Promise<Found> {
  try {
    return await needs.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${timeLimitMs}`));
      return search(tx);
    });
  } catch (error) {
    if (isCanceled(error)) throw new NoAnswer('failed', say('source.search_too_slow'));
    throw error;
  }
}

function isCanceled(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return code === '57014' || (cause !== undefined && isCanceled(cause));
}
