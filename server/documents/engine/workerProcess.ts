import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { workerPermissions } from './workerPermissions.ts';

/** The account under which a process works that opens documents, where it is not the portal's own. */
export type WorkerAccount = { uid: number; gid: number };

type WorkerProcess = {
  /** The worker's file among the sources; a finished build has it beside the bundle. */
  source: URL;
  /** Loads native code of a package. */
  addons: boolean;
  stdio: StdioOptions;
  account: WorkerAccount | null;
  heapMegabytes?: number;
};

const isSource = import.meta.url.endsWith('.ts');

/** Starts a process for untrusted content: with no environment, few rights and, where one is set, its own account. */
export function forkWorker({ source, addons, stdio, account, heapMegabytes }: WorkerProcess): ChildProcess {
  const heap = heapMegabytes ? [`--max-old-space-size=${heapMegabytes}`] : [];
  return fork(isSource ? fileURLToPath(source) : builtFile(source), {
    execArgv: [
      compileExpressions,
      ...(isSource ? sourceArguments() : ['--enable-source-maps', ...workerPermissions({ addons })]),
      ...heap,
    ],
    serialization: 'advanced',
    stdio,
    // Its account may not be able to enter the portal's working directory.
    ...(isSource ? {} : { cwd: path.parse(process.execPath).root }),
    // tsx, which runs the sources in development and tests, has a separate setting.
    env: isSource ? { PATH: process.env.PATH, TSX_TSCONFIG_PATH: process.env.TSX_TSCONFIG_PATH } : {},
    // Node drops the supplementary groups together with the account.
    ...(account ?? {}),
  });
}

/**
 * Compiles regular expressions when they are first used. By default, V8 first interprets them, and by the time it
 * compiles them, a process that reads documents has so much code (16 MB) that V8 no longer optimizes any: an analysis
 * then takes a fifth longer (measured in docs/measurements.md).
 */
export const compileExpressions = '--no-regexp-tier-up';

/** tsx needs threads and a cache; a finished build needs neither, and has fewer rights. */
const sourceArguments = () => ['--import', import.meta.resolve('tsx')];

function builtFile(source: URL): string {
  return fileURLToPath(new URL(`./${path.basename(source.pathname, '.ts')}.js`, import.meta.url));
}
