import { lstatSync } from 'node:fs';
import path from 'node:path';
import { makeThrowawayDirectory, quickestPlace } from '#server/testing/throwawayDirectory';
import { startPortal } from './startPortal.ts';

/** Makes the sample court once; each journey then starts its portal on a copy (see startPortal). */
export default async function setup(): Promise<() => Promise<void>> {
  const { directory, remove } = makeThrowawayDirectory('assize-sample-', quickestPlace());
  const portal = await startPortal({ dataDir: directory });
  await portal.stop();
  // A link leads out of a directory that is closed to PostgreSQL's user, and its target would be shared by all copies.
  if (!lstatSync(path.join(directory, 'postgres')).isSymbolicLink()) process.env.SAMPLE_DIRECTORY = directory;
  return remove;
}
