import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './Account.ts';
import type { ClusterHome } from './prepareClusterHome.ts';
import { StartRefused } from './StartRefused.ts';

/** macOS allows 103 bytes for the path of a socket, Linux 107. */
const longestSocketPath = 103;
const socketName = '.s.PGSQL.5432';

/** The private directory of the database's socket: beside the cluster, or under the temporary directory when that path is too long. */
export function prepareSocketDirectory({ home, cluster, account }: ClusterHome): string {
  const beside = path.join(home, 'socket');
  const fits = Buffer.byteLength(path.join(beside, socketName)) <= longestSocketPath;
  const directory = fits ? beside : path.join(os.tmpdir(), `assize-${shortName(cluster)}`);
  try {
    mkdirSync(directory, { mode: 0o700 });
    if (account) chownSync(directory, account.uid, account.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  assertPrivateDirectory(directory, account);
  chmodSync(directory, 0o700);
  return directory;
}

function shortName(cluster: string): string {
  return createHash('sha256').update(cluster).digest('hex').slice(0, 12);
}

/** The owner of the directory could replace our database with a false one. */
function assertPrivateDirectory(directory: string, account: Account): void {
  const found = lstatSync(directory);
  const owner = account?.uid ?? process.getuid?.();
  if (found.isDirectory() && (owner === undefined || found.uid === owner)) return;
  throw new StartRefused(
    `${directory} must be a directory that belongs to PostgreSQL's user. Remove it and start the portal again.`,
  );
}
