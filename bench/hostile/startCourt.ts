import { fork } from 'node:child_process';
import { residentBytes } from '#server/documents/engine/residentBytes';
import type { CourtMessage } from './courtMessages.ts';

/** A court in a separate process, and the memory of the court and its document workers. */
export type MeasuredCourt = {
  url: string;
  token: string;
  isRunning(): boolean;
  serverBytes(): Promise<number>;
  /** The maximum memory of any worker at the times of measurement. */
  mostWorkerBytes(): number;
  stop(): Promise<void>;
};

const lookEvery = 50;

export async function startCourt(): Promise<MeasuredCourt> {
  const child = fork(new URL('./serveCourt.ts', import.meta.url), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const workers = new Set<number>();
  let most = 0;
  const opened = await new Promise<Extract<CourtMessage, { kind: 'open' }>>((resolve, reject) => {
    child.on('message', (message: CourtMessage) => {
      if (message.kind === 'worker') workers.add(message.pid);
      else resolve(message);
    });
    gone.then(() => reject(new Error('The court could not be started.')));
  });
  const watch = setInterval(async () => {
    for (const pid of workers) {
      const held = await residentBytes(pid);
      if (held === 0) workers.delete(pid);
      most = Math.max(most, held);
    }
  }, lookEvery);
  return {
    url: opened.url,
    token: opened.token,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    serverBytes: () => residentBytes(child.pid),
    mostWorkerBytes: () => most,
    async stop() {
      clearInterval(watch);
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
