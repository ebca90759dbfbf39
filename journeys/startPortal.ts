import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { makeThrowawayDirectory, quickestPlace } from '#server/testing/throwawayDirectory';

const root = path.join(import.meta.dirname, '..');
const start = path.join(root, 'scripts/start.mjs');

export type RunningPortal = {
  address: string;
  dataDir: string;
  /** Its output so far. */
  said: () => string;
  /** Stops it as an operator does. Resolves with the exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power failure does: the portal and everything that it started. */
  kill: () => Promise<void>;
};

/**
 * Starts the built portal as `npm start` does, on a separate port and data directory. Without `dataDir`, the directory
 * is a copy of SAMPLE_DIRECTORY, where the journeys' global setup has made the sample court, or else new.
 */
export async function startPortal(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<RunningPortal> {
  if (!existsSync(path.join(root, 'dist/server/main.js')))
    throw new Error('The journeys walk through the built portal: run "npm run build" first.');
  const own = options.dataDir ? null : makeThrowawayDirectory('assize-journey-', quickestPlace());
  const dataDir = options.dataDir ?? own!.directory;
  const sample = process.env.SAMPLE_DIRECTORY;
  // `cp` rather than Node's copy, because the database belongs to PostgreSQL's user.
  if (own && sample) execFileSync('cp', ['-a', `${sample}/.`, dataDir]);
  const port = await findFreePort();
  const env = {
    ...process.env,
    NODE_ENV: '',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SAMPLE_COURT: 'small',
    ...options.env,
  };
  const child = spawn(process.execPath, [start], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));

  await ready(child, () => said);
  return {
    address: `http://localhost:${port}`,
    dataDir,
    said: () => said,
    stop: async () => {
      const code = await end(child, 'SIGTERM');
      await own?.remove();
      return code;
    },
    kill: async () => {
      await end(child, 'SIGKILL');
    },
  };
}

async function ready(child: ChildProcess, said: () => string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (said().includes('Assize is running at')) return;
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}:\n${said()}`);
    await new Promise((resume) => setTimeout(resume, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The portal did not come up within a minute:\n${said()}`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
