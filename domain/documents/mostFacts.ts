/**
 * How many facts of each kind are stored for one document: more than any ordinary filing contains, and few enough for
 * the database. The first of each kind are stored.
 */
export const mostFacts = {
  statements: 2_000,
  parts: 200,
  identifiers: 500,
  unseen: 500,
  citations: 3_000,
} as const;
