/**
 * How many facts of each kind are kept for one document: more than any filing that a person writes contains, and few
 * enough for the database. The first of each kind are kept.
 */
export const mostFacts = {
  statements: 2_000,
  parts: 200,
  identifiers: 500,
  unseen: 500,
  citations: 3_000,
} as const;
