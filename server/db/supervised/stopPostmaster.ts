import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './findPostmaster.ts';

/**
 * The ways to stop PostgreSQL, from the gentlest: end sessions and write everything; quit immediately; kill. Each
 * preserves committed data.
 */
const ways: [NodeJS.Signals, waitMs: number][] = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/** Stops the PostgreSQL with this process number and waits until it has exited. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, waitMs] of ways) {
    if (!isAlive(pid)) return;
    send(pid, signal);
    for (let waited = 0; waited < waitMs && isAlive(pid); waited += 10) await pause(10);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It exited in between, which is the goal.
  }
}
