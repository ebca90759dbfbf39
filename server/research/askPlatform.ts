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
import { searchLibrary } from '#server/library/searchLibrary';
import { type Found, NoAnswer, type Question, timeLimitMs } from '#server/platforms/Connector';
import { requireConnection, withConnection } from '#server/platforms/withConnection';
import { searchFiledDocuments } from './connectors/searchFiledDocuments.ts';
import { searchCourtListener } from './courtListener/searchCourtListener.ts';

/** Asks one platform within its time. An error is also a result, with the problem and what to do. */
export async function askPlatform(
  needs: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  platform: PlatformId,
  question: Question,
): Promise<SearchAnswer> {
  const began = performance.now();
  const source = { platform, answered_at: needs.now().toISOString() };
  const finish = (rest: Omit<SearchAnswer, 'platform' | 'answered_at' | 'took_ms'> & { answered_at?: string }) => ({
    ...source,
    ...rest,
    took_ms: Math.round(performance.now() - began),
  });
  try {
    const { hits, total, totalPages, loosened, answeredAt } = await search(needs, viewer, platform, question);
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
  viewer: Actor,
  platform: PlatformId,
  question: Question,
): Promise<Found> {
  const now = needs.now();
  const time_zone = await zoneOf(needs.db, viewer.court_id);
  const today = dateInZone(now, time_zone);
  switch (platform) {
    case 'library':
      return withinTime(needs, (tx) => searchLibrary(tx, question, { now, today }));
    case 'papers':
      return withinTime(needs, (tx) => searchFiledDocuments(tx, viewer, question, { now, today, time_zone }));
    case 'courtlistener': {
      const connection = await requireConnection(needs, viewer, platform);
      return withConnection(needs, connection, (token) => searchCourtListener(needs, token, question, today));
    }
    default:
      throw new NoAnswer('not_connected', say('source.no_connector', { service: platformOf(platform).name }));
  }
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
