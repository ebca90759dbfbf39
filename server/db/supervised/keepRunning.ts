import { rmdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { bringUp, type Cluster, type Running } from './bringUp.ts';
import { holdPortalLock } from './holdPortalLock.ts';
import { stopPostmaster } from './stopPostmaster.ts';

const longestPauseMs = 15_000;

/** Watches over a PostgreSQL that runs: when it dies, it is started again. */
export function keepRunning(cluster: Cluster, first: Running): { pid(): number; close(): Promise<void> } {
  const { log } = cluster;
  let running = first;
  let closing = false;
  let recovery = Promise.resolve();
  watch(first);

  function watch({ guard }: Running): void {
    // The guard's connection breaks whenever PostgreSQL exits, whether it is our child or was adopted.
    guard.once('end', () => {
      if (!closing) recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    log.error('PostgreSQL has stopped and is being restarted.');
    for (let attempt = 1; !closing; attempt++) {
      try {
        const next = await bringUp(cluster);
        if (!(await holdPortalLock(next.guard))) log.error('Another portal has started to use the same directory.');
        running = next;
        if (!closing) log.info(`PostgreSQL is running again (process ${next.pid}).`);
        return watch(next);
      } catch (error) {
        log.error((error as Error).message);
        await pause(Math.min(500 * 2 ** attempt, longestPauseMs), undefined, { ref: false });
      }
    }
  }

  return {
    pid: () => running.pid,
    async close() {
      closing = true;
      await recovery;
      await stopPostmaster(running.pid);
      await running.guard.end().catch(() => {});
      // The short one under the temporary directory would stay behind; one that still holds a socket is left alone.
      await rmdir(running.socketDirectory).catch(() => {});
    },
  };
}
