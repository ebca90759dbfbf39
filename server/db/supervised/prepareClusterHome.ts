import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { Log } from '#server/kernel/Log';
import { type Account, accountFor } from './Account.ts';
import { firstClosedDirectory } from './firstClosedDirectory.ts';
import { StartRefused } from './StartRefused.ts';

/** The directory of the database's files, and the account that owns it. */
export type ClusterHome = {
  /** The data directory as the operator knows it. */
  dataDir: string;
  /** The folder that holds the cluster and, where they had to be copied, the binaries. */
  home: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  account: Account;
};

/** Makes the data directory and finds, within it or for it, a place that PostgreSQL's user can reach. */
export function prepareClusterHome(dataDir: string, log: Log): ClusterHome {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const real = realpathSync(dataDir);
  const cluster = followLink(path.join(real, 'postgres'));
  const home = path.dirname(cluster);
  const account = accountFor(cluster);
  if (account) openToPassage(home);

  const closed = firstClosedDirectory(account, home);
  if (!closed) return { dataDir: real, home, cluster, account };
  if (existsSync(cluster)) throw new StartRefused(closedSentence(closed, cluster));
  return { dataDir: real, ...placeElsewhere(cluster, closed, log), account };
}

/** Where an earlier start placed the database. If it is missing there, that must not look like a first start. */
function followLink(link: string): string {
  let target: string;
  try {
    target = readlinkSync(link);
  } catch {
    return link;
  }
  if (existsSync(path.dirname(target))) return target;
  throw new StartRefused(
    `${link} is a link to ${target}, which no longer contains the database. Restore the database, or remove ${link} to start with an empty one.`,
  );
}

/** This directory is ours: others may traverse it but not list it. Its contents are private. */
function openToPassage(directory: string): void {
  const { mode } = statSync(directory);
  if ((mode & 0o001) === 0) chmodSync(directory, (mode & 0o7777) | 0o001);
}

/**
 * A portal run by root from /root: PostgreSQL's user has no access there, and opening root's home is not acceptable.
 * The database is therefore under /var/lib, and a link in the data directory leads to it.
 */
function placeElsewhere(link: string, closed: string, log: Log): { home: string; cluster: string } {
  try {
    mkdirSync('/var/lib/assize', { recursive: true, mode: 0o711 });
    const home = mkdtempSync('/var/lib/assize/portal-');
    chmodSync(home, 0o711);
    const cluster = path.join(home, 'postgres');
    symlinkSync(cluster, link);
    log.warn(
      `PostgreSQL does not run as root, and its user has no access to ${closed}. The database is in ${cluster}, and ${link} is a link to it.`,
    );
    return { home, cluster };
  } catch {
    throw new StartRefused(closedSentence(closed, link));
  }
}

function closedSentence(closed: string, cluster: string): string {
  return `PostgreSQL does not run as root, and its user has no access to ${closed}, which contains ${cluster}. Set DATA_DIR to a directory whose parent directories are accessible to all users, such as DATA_DIR=/srv/assize.`;
}
