import type { AttorneyStatus } from './attorneyStatuses.ts';

/** A roster entry. */
export type AttorneyEntry = {
  full_name: string;
  bar_number: string;
  status: AttorneyStatus;
  type: string;
  active_cases: number;
};

/** How long the texts of an entry may be, and how high the typed number of cases. */
export const entryLimits = { full_name: 200, bar_number: 40, type: 80, active_cases: 100_000 } as const;
