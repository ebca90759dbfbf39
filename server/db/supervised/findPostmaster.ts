import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** A PostgreSQL that is running according to its data directory. */
export type Postmaster = { pid: number; socketDirectory: string };

/** The PostgreSQL that runs on the cluster, or undefined when there is none. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const stated = readPostmasterFile(cluster);
  if (!stated || !isAlive(stated.pid)) return undefined;
  if (isPostgres(stated.pid) && isSameDirectory(stated.cluster, cluster)) return stated;
  // After a power cut the number may belong to another program, and in a copied directory it belongs to the original's
  // PostgreSQL. Ours would refuse to start because of it.
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  return undefined;
}

type Stated = Postmaster & { cluster: string };

/** Line 1 of postmaster.pid is the process, line 2 its data directory, line 5 its socket directory. */
function readPostmasterFile(cluster: string): Stated | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const running = Number.isInteger(pid) && pid > 1;
    return running ? { pid, cluster: lines[1] ?? '', socketDirectory: lines[4] ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * True while the process is running, regardless of its owner. A zombie, whose parent never collected it, is not
 * running.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !/^\d+ \(.*\) Z/s.test(readOr(`/proc/${pid}/stat`, ''));
}

function isPostgres(pid: number): boolean {
  const name =
    readOr(`/proc/${pid}/comm`, '') || spawnSync('ps', ['-p', String(pid), '-o', 'comm=']).stdout?.toString();
  return /postgres|postmaster/.test(name ?? '');
}

function isSameDirectory(one: string, other: string): boolean {
  const [a, b] = [one, other].map((directory) => statSync(directory, { throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
