import type { RowKind } from './importTerms.ts';

/** How many rows an import has of each kind, how many a person left out, and how many still need a decision. */
export type RowCounts = Record<RowKind, number> & {
  total: number;
  skipped: number;
  undecided: number;
  /** Entries that applying the import adds and updates. */
  added: number;
  updated: number;
};

/** The counts of an import without rows. */
export const noRows: RowCounts = {
  ...{ new: 0, changed: 0, unchanged: 0, similar: 0, error: 0 },
  ...{ total: 0, skipped: 0, undecided: 0, added: 0, updated: 0 },
};
