import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from './Binaries.ts';
import { postgresEnvironment } from './postgresEnvironment.ts';
import type { ClusterHome } from './prepareClusterHome.ts';
import { StartRefused } from './StartRefused.ts';

const prefix = 'postgres-new-';
const abandonedAfterMs = 10 * 60_000;

/**
 * Creates a new, empty cluster with checksums. It is created under another name and moved when complete, so that a
 * crash in the middle, or a second portal that starts at the same moment, leaves nothing incomplete.
 */
export function initializeCluster({ home, cluster, account }: ClusterHome, { bin }: Binaries): void {
  sweepAbandoned(home);
  const beginning = mkdtempSync(path.join(home, prefix));
  try {
    if (account) chownSync(beginning, account.uid, account.gid);
    // Sorting by code point: the order never changes under an index when the system's language tables do.
    const failure = initdb('C.UTF-8') && initdb('C');
    if (failure) throw new StartRefused(`PostgreSQL could not create its data directory: ${failure}`);
    moveUnlessThere(beginning, cluster);
  } finally {
    rmSync(beginning, { recursive: true, force: true });
  }

  function initdb(locale: string): string | undefined {
    const { status, stderr, error } = spawnSync(
      path.join(bin, 'initdb'),
      [
        ...['--pgdata', beginning, '--username', 'postgres', '--encoding', 'UTF8', '--locale', locale],
        ...['--auth-local', 'trust', '--auth-host', 'reject', '--data-checksums'],
      ],
      { ...account, cwd: '/', env: postgresEnvironment(), encoding: 'utf8' },
    );
    return status === 0 ? undefined : (error?.message ?? stderr.trim()) || `initdb exited with status ${status}`;
  }
}

/** Removes the remains of a portal that was killed during its first start. */
function sweepAbandoned(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(prefix))) {
    const left = path.join(home, name);
    if (Date.now() - statSync(left).mtimeMs > abandonedAfterMs) rmSync(left, { recursive: true, force: true });
  }
}

function moveUnlessThere(beginning: string, cluster: string): void {
  try {
    renameSync(beginning, cluster);
  } catch (error) {
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw error;
  }
}
