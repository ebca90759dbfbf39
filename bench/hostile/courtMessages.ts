/** What the measured court tells the bench that watches it. */
export type CourtMessage =
  | { kind: 'open'; url: string; token: string }
  /** A process in which documents are opened. */
  | { kind: 'worker'; pid: number };
