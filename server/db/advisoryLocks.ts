/** The portal's advisory locks, so that no two parts ever mean different things by one number. */
export const advisoryLocks = {
  /** Held by the one portal that works on a data directory. */
  portal: 4_713_001,
  /** Held while the tables are brought up to date. */
  migration: 4_713_002,
  /** First half of the key by which a process signals that one of its job workers is alive. */
  jobWorker: 4_713_003,
  /** Held while an export is loaded. */
  load: 4_713_004,
} as const;
