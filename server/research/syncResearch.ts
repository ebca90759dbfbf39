import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { platforms } from '#domain/research/platforms';
import { minutesBetween, roundMinutes, syncFrequencies, usualResearchSettings } from '#domain/research/settings';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { researchConnections } from '#server/db/schema/platforms';
import { researchSettings, savedSearches } from '#server/db/schema/research';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { forgetStale } from '#server/platforms/cache';
import { runSearch } from './savedSearches.ts';
import { retest } from './testPlatform.ts';

export const researchSyncJob = defineJob('sync_research', z.object({}));

const atOnce = 50;

/** Has saved searches and connections examined again. However many processes ask, one such job waits. */
export async function scheduleResearchSync(
  { db, now }: Needs<'db' | 'now'>,
  inMs = roundMinutes * 60_000,
): Promise<void> {
  await addJob(db, researchSyncJob, {}, { jobKey: researchSyncJob.name, runAt: new Date(now().getTime() + inMs) });
}

/** Runs what is due by each person's sync frequency: their saved searches, and the tests of the credentials they gave. */
export async function syncResearch(
  needs: Needs<'db' | 'config' | 'now'>,
): Promise<{ searches: number; connections: number }> {
  await forgetStale(needs);
  const searches = await findDueSearches(needs);
  for (const { search, owner } of searches) await runSearch(needs, owner, search);
  const connections = await findDueConnections(needs);
  for (const connection of connections) await retest(needs, connection);
  return { searches: searches.length, connections: connections.length };
}

/** Whether something that was last examined then is due by the frequency of the person. */
function isDue(now: Date, last: SQL): SQL {
  const frequency = sql`coalesce(${researchSettings.sync_frequency}, ${usualResearchSettings.sync_frequency})`;
  const cases = syncFrequencies.flatMap((name) => {
    const minutes = minutesBetween(name);
    return minutes === null
      ? []
      : [sql`when ${name} then ${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz`];
  });
  return sql`${last} <= case ${frequency} ${sql.join(cases, sql` `)} end`;
}

async function findDueSearches({ db, now }: Needs<'db' | 'now'>) {
  const rows = await db
    .select({
      search: savedSearches,
      full_name: people.full_name,
      role: personRoles.role,
      judge_status: judgeProfiles.status,
    })
    .from(savedSearches)
    .innerJoin(people, and(eq(people.id, savedSearches.person_id), isNull(people.deactivated_at)))
    .innerJoin(
      personRoles,
      and(
        eq(personRoles.person_id, people.id),
        eq(personRoles.court_id, savedSearches.court_id),
        isNull(personRoles.ended_at),
      ),
    )
    .leftJoin(
      judgeProfiles,
      and(eq(judgeProfiles.person_id, people.id), eq(judgeProfiles.court_id, savedSearches.court_id)),
    )
    .leftJoin(researchSettings, eq(researchSettings.person_id, people.id))
    .where(isDue(now(), sql`coalesce(${savedSearches.last_run_at}, '-infinity')`))
    .orderBy(asc(savedSearches.last_run_at))
    .limit(atOnce);
  return rows.flatMap(({ search, full_name, role, judge_status }) => {
    if (role === 'judge' && judge_status !== 'verified') return [];
    const { person_id, court_id } = search;
    const owner: Actor = {
      capacity: role,
      role,
      person_id,
      full_name,
      court_id,
      session_id: 'sync',
      address: '127.0.0.1',
      user_agent: null,
    };
    return [{ search, owner }];
  });
}

async function findDueConnections({ db, now }: Needs<'db' | 'now'>) {
  const connectors = platforms.filter(({ built_in, connector }) => connector && !built_in).map(({ id }) => id);
  const rows = await db
    .select({ connection: researchConnections })
    .from(researchConnections)
    .leftJoin(researchSettings, eq(researchSettings.person_id, researchConnections.connected_by))
    .where(
      and(
        sql`${researchConnections.platform} in ${connectors}`,
        isNotNull(researchConnections.tested_at),
        or(isNull(researchConnections.blocked_until), lte(researchConnections.blocked_until, now())),
        isDue(now(), sql`${researchConnections.tested_at}`),
      ),
    )
    .orderBy(asc(researchConnections.tested_at))
    .limit(atOnce);
  return rows.map(({ connection }) => connection);
}
