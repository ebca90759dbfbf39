import { type Log, silentLog } from '#server/kernel/Log';
import type { Connection } from './Connection.ts';
import type { Binaries, BinariesChoice } from './supervised/Binaries.ts';
import { bringUp, type Cluster } from './supervised/bringUp.ts';
import { chooseBinaries, majorOf } from './supervised/chooseBinaries.ts';
import { ensurePortalDatabase, ownerRole, portalRole } from './supervised/ensurePortalDatabase.ts';
import { holdPortalLock } from './supervised/holdPortalLock.ts';
import { initializeCluster } from './supervised/initializeCluster.ts';
import { keepRunning } from './supervised/keepRunning.ts';
import { prepareClusterHome } from './supervised/prepareClusterHome.ts';
import { prepareSocketDirectory } from './supervised/prepareSocketDirectory.ts';
import { StartRefused } from './supervised/StartRefused.ts';
import type { PostgresSettings } from './supervised/startPostmaster.ts';

/** A PostgreSQL of the portal's own. */
export type SupervisedDatabase = {
  /** The portal's database, as the role that the portal works in. */
  connection: Connection;
  /** The same database, as the role that owns its tables. */
  owner: Connection;
  /** The server's maintenance database, as superuser: for making and dropping databases. */
  administration: Connection;
  binaries: Binaries;
  /** Process number of the PostgreSQL that runs at the moment. */
  pid(): number;
  /** Stops PostgreSQL, once everything that uses it is closed. */
  close(): Promise<void>;
};

export type SupervisionOptions = {
  log?: Log;
  /** Which PostgreSQL to take: ASSIZE_POSTGRES forces one of the two. */
  binaries?: BinariesChoice;
  settings?: PostgresSettings;
  /** For a command beside a running portal: use the portal's PostgreSQL rather than be refused. */
  share?: boolean;
};

/**
 * Starts and watches over a real PostgreSQL in the data directory, and takes over one that a killed portal left.
 * Throws a StartRefused with a sentence for the operator, also when another portal works on the directory.
 */
export async function superviseDatabase(
  dataDir: string,
  options: SupervisionOptions = {},
): Promise<SupervisedDatabase> {
  const cluster = prepareCluster(dataDir, options);
  const running = await bringUp(cluster);
  const mine = await holdPortalLock(running.guard, options.share ? 0 : undefined);
  if (!mine && !options.share) {
    await running.guard.end();
    throw new StartRefused(
      `Another portal or one of its commands is using ${dataDir}. Stop it, or set a different DATA_DIR for this portal.`,
    );
  }
  const reach = { host: running.socketDirectory, port: 5432 };
  if (mine) await ensurePortalDatabase(running.guard, { ...reach, user: 'postgres', database: portalRole });

  const shared = {
    connection: { ...reach, user: portalRole, database: portalRole },
    owner: { ...reach, user: ownerRole, database: portalRole },
    administration: { ...reach, user: 'postgres', database: 'postgres' },
    binaries: cluster.binaries,
  };
  if (!mine) return { ...shared, pid: () => running.pid, close: () => running.guard.end() };
  return { ...shared, ...keepRunning({ ...cluster, socketDirectory: running.socketDirectory }, running) };
}

function prepareCluster(dataDir: string, options: SupervisionOptions): Cluster {
  const log = options.log ?? silentLog;
  const home = prepareClusterHome(dataDir, log);
  const binaries = chooseBinaries(home, options.binaries ?? choiceFromEnvironment());
  if (majorOf(home.cluster) === undefined) {
    log.info(`Creating a database in ${home.cluster} with PostgreSQL ${binaries.major} (${binaries.bin}).`);
    initializeCluster(home, binaries);
  }
  return { home, binaries, socketDirectory: prepareSocketDirectory(home), settings: options.settings ?? {}, log };
}

function choiceFromEnvironment(): BinariesChoice {
  const choice = process.env.ASSIZE_POSTGRES ?? 'any';
  if (choice === 'any' || choice === 'system' || choice === 'npm') return choice;
  throw new StartRefused(`ASSIZE_POSTGRES is "${choice}"; it must be "system", "npm", or not set.`);
}
