import { spawn } from 'node:child_process';
import { mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Waits until its input ends, which the operating system sees to however the tests end, then stops the PostgreSQL in
 * the directory and removes the directory (and the place that its link leads to, when it had to lie elsewhere).
 */
const reaper = `
cat > /dev/null
real=$(readlink "$1/postgres")
pid=$(head -n 1 "$1/postgres/postmaster.pid" 2> /dev/null)
if [ -n "$pid" ]; then
  kill -QUIT "$pid" 2> /dev/null
  tries=0
  while kill -0 "$pid" 2> /dev/null && [ $tries -lt 100 ]; do sleep 0.05; tries=$((tries + 1)); done
fi
rm -rf "$1"
case "$real" in /var/lib/assize/portal-*/postgres) rm -rf "\${real%/postgres}" ;; esac
`;

export type ThrowawayDirectory = { directory: string; remove(): Promise<void> };

/** A temporary directory that is gone after the tests, with the PostgreSQL in it, even after Ctrl-C or kill -9. */
export function makeThrowawayDirectory(prefix: string, below = os.tmpdir()): ThrowawayDirectory {
  const directory = mkdtempSync(path.join(below, prefix));
  const child = spawn('sh', ['-c', reaper, 'sh', directory], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  child.unref();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    directory,
    async remove() {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}

/** Memory, where the system offers enough of it as a file system: databases are made and dropped in half the time. */
export function quickestPlace(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize > 2 * 1024 ** 3) return '/dev/shm';
  } catch {
    // A system without it.
  }
  return os.tmpdir();
}
