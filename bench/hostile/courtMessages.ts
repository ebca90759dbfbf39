/** The messages from the measured court to the benchmark. */
export type CourtMessage =
  | { kind: 'open'; url: string; token: string }
  /** A process in which documents are opened. */
  | { kind: 'worker'; pid: number };
