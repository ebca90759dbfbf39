import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

/** The number of every docket entry, to join to rows that name one. PostgreSQL merges the subquery. */
export function entryNumbersForSystem(db: Db) {
  return db.select({ id: docketEntries.id, number: docketEntries.number }).from(docketEntries).as('entry_numbers');
}
