import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from './Binaries.ts';
import { postgresEnvironment } from './postgresEnvironment.ts';
import type { ClusterHome } from './prepareClusterHome.ts';

/** Settings of PostgreSQL, as `name: value`. */
export type PostgresSettings = Record<string, string>;

/** A newly started PostgreSQL; `ended` settles with its last output if it exits. */
export type StartedPostmaster = { ended: Promise<string>; hasEnded: () => boolean };

/** Starts PostgreSQL on the cluster, reachable through the private socket only. */
export function startPostmaster(
  { home, cluster, account }: ClusterHome,
  { bin }: Binaries,
  socketDirectory: string,
  settings: PostgresSettings,
): StartedPostmaster {
  const startLog = path.join(home, 'postgres-start.log');
  const output = openSync(startLog, 'w', 0o600);
  const all = { ...settingsOf(socketDirectory), ...settings };
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached: Ctrl-C in the terminal is the portal's, which finishes its work before it stops the database.
    { ...account, cwd: '/', env: postgresEnvironment(), stdio: ['ignore', output, output], detached: true },
  );
  closeSync(output);
  child.unref();

  let over = false;
  const ended = new Promise<string>((resolve) => {
    const end = (how: string) => {
      over = true;
      resolve(`${how} ${lastWords(startLog)}`.trim());
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(`PostgreSQL exited (${signal ?? code}).`));
  });
  return { ended, hasEnded: () => over };
}

function settingsOf(socketDirectory: string): PostgresSettings {
  return {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // PostgreSQL's log of the last week, kept terse: the details of an error can quote filed text.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {}),
  };
}

function lastWords(startLog: string): string {
  return readFileSync(startLog, 'utf8').trim().split('\n').slice(-5).join(' ');
}
