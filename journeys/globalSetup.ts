import { lstatSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { makeThrowawayDirectory, quickestPlace } from '#server/testing/throwawayDirectory';
import { inDatabase } from './inDatabase.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';

/**
 * Makes the sample court once, with its filings analyzed; each journey then starts its portal on a copy (see
 * startPortal), which has no analysis left to do while the journey runs.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { directory, remove } = makeThrowawayDirectory('assize-sample-', quickestPlace());
  const portal = await startPortal({ dataDir: directory });
  await finishJobs(portal);
  await portal.stop();
  // A link leads out of a directory that is closed to PostgreSQL's user, and its target would be shared by all copies.
  if (!lstatSync(path.join(directory, 'postgres')).isSymbolicLink()) process.env.SAMPLE_DIRECTORY = directory;
  return remove;
}

/** Seconds for the analyses of the sample court. They take about ten on two cores with nothing else to do. */
const patience = 240;

/** Waits until no job is due. */
async function finishJobs(portal: RunningPortal): Promise<void> {
  await inDatabase(portal, async (db) => {
    for (let waited = 0; waited < patience; waited += 1) {
      const { rows } = await db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`,
      );
      if (rows[0]!.waiting === 0) return;
      await new Promise((resume) => setTimeout(resume, 1000));
    }
    throw new Error(`The jobs of the sample court were not done within ${patience} seconds.`);
  });
}
