import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Log } from '#server/kernel/Log';
import type { Binaries } from './Binaries.ts';
import { connectWhenReady } from './connectWhenReady.ts';
import { findPostmaster, isAlive } from './findPostmaster.ts';
import type { ClusterHome } from './prepareClusterHome.ts';
import { StartRefused } from './StartRefused.ts';
import { type PostgresSettings, startPostmaster } from './startPostmaster.ts';
import { stopPostmaster } from './stopPostmaster.ts';

const attempts = 5;

/** A PostgreSQL that responds, and a dedicated connection to it. */
export type Running = { guard: Client; pid: number; socketDirectory: string };

/** What to run: the owner of the files, the programs, and the address. */
export type Cluster = {
  home: ClusterHome;
  binaries: Binaries;
  socketDirectory: string;
  settings: PostgresSettings;
  log: Log;
};

/** Sees to it that PostgreSQL runs on the cluster: takes over one that a killed portal left, or starts it. */
export async function bringUp(cluster: Cluster): Promise<Running> {
  let why = '';
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const adopted = await adopt(cluster);
    if (adopted) return adopted;
    const { socketDirectory } = cluster;
    const started = startPostmaster(cluster.home, cluster.binaries, socketDirectory, cluster.settings);
    const guard = await connectWhenReady(socketDirectory, () => !started.hasEnded());
    const pid = findPostmaster(cluster.home.cluster)?.pid;
    if (guard && pid) return { guard, pid, socketDirectory };
    await guard?.end();
    // It ended: a second portal was faster, and is found in the next attempt, or the remains of a killed one are not
    // gone yet.
    why = started.hasEnded() ? await started.ended : 'PostgreSQL does not respond.';
    await pause(200 * attempt);
  }
  throw new StartRefused(`PostgreSQL cannot be started on ${cluster.home.cluster}: ${why}`);
}

async function adopt({ home, log }: Cluster): Promise<Running | undefined> {
  const found = findPostmaster(home.cluster);
  if (!found) return undefined;
  const guard = await connectWhenReady(found.socketDirectory, () => isAlive(found.pid));
  if (guard) {
    log.info(`PostgreSQL (process ${found.pid}) is already running on ${home.cluster} and will be used.`);
    return { guard, ...found };
  }
  if (isAlive(found.pid)) {
    log.warn(
      `The PostgreSQL server that a previous portal left running (process ${found.pid}) does not respond and will be restarted.`,
    );
    await stopPostmaster(found.pid);
  }
  return undefined;
}
