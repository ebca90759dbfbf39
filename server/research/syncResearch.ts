import { and, asc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import { platforms } from '#domain/research/platforms';
import { minutesBetween, roundMinutes, syncFrequencies, usualResearchSettings } from '#domain/research/settings';
import { researchSettings, savedSearches } from '#server/db/schema/research';
import { personName, roleOf } from '#server/directory/personFields';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { forgetStale } from '#server/platforms/cache';
import { findTestedConnections } from '#server/platforms/connectionRepository';
import { runSearch } from './savedSearches.ts';
import { retest } from './testPlatform.ts';

export const researchSyncJob = defineJob('sync_research', z.object({}));

const atOnce = 50;

/**
 * Has saved searches and connections examined again. Only one such job is queued, however many processes request it.
 */
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
function isDue(now: Date, last: SQL, chosen: SQLWrapper): SQL {
  const frequency = sql`coalesce(${chosen}, ${usualResearchSettings.sync_frequency})`;
  const cases = syncFrequencies.flatMap((name) => {
    const minutes = minutesBetween(name);
    return minutes === null
      ? []
      : [sql`when ${name} then ${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz`];
  });
  return sql`${last} <= case ${frequency} ${sql.join(cases, sql` `)} end`;
}

async function findDueSearches({ db, now }: Needs<'db' | 'now'>) {
  const role = roleOf(savedSearches.person_id, savedSearches.court_id);
  const rows = await db
    .select({ search: savedSearches, full_name: personName(savedSearches.person_id), role })
    .from(savedSearches)
    .leftJoin(researchSettings, eq(researchSettings.person_id, savedSearches.person_id))
    .where(
      and(
        isNotNull(role),
        isDue(now(), sql`coalesce(${savedSearches.last_run_at}, '-infinity')`, researchSettings.sync_frequency),
      ),
    )
    .orderBy(asc(savedSearches.last_run_at))
    .limit(atOnce);
  return rows.map(({ search, full_name, role }) => {
    const { person_id, court_id } = search;
    const owner: Actor = {
      capacity: role!,
      role: role!,
      person_id,
      full_name,
      court_id,
      session_id: 'sync',
      address: '127.0.0.1',
      user_agent: null,
    };
    return { search, owner };
  });
}

function findDueConnections({ db, now }: Needs<'db' | 'now'>) {
  const connectors = platforms.filter(({ built_in, connector }) => connector && !built_in).map(({ id }) => id);
  const isDueFor = (tested_at: SQL, connected_by: SQL) => {
    const frequency = sql`(select s.sync_frequency from ${researchSettings} s where s.person_id = ${connected_by})`;
    return isDue(now(), tested_at, frequency);
  };
  return findTestedConnections(db, connectors, { now: now(), isDue: isDueFor, limit: atOnce });
}
