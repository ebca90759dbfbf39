import type { WorkerAccount } from '../workerProcess.ts';

export type RecognizerLimits = {
  /** Concurrent processes. */
  parallel: number;
  /** For one picture. */
  milliseconds: number;
  /** For one process. */
  memoryBytes: number;
  /** The account in which a process works; the portal's own unless one is named. */
  account?: WorkerAccount | null;
};
