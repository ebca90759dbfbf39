import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FilingDate } from '#domain/filingDates/FilingDateSteps';
import { docketEntries } from '#server/db/schema/docket';
import { filingDates } from '#server/db/schema/filingDates';
import type { Db } from '#server/kernel/Database';

/** The filing dates on record. A date is never overwritten: the one in effect is replaced by another. */

export type StoredFilingDate = typeof filingDates.$inferSelect;
type NewDate = Omit<typeof filingDates.$inferInsert, 'id' | 'received_at' | keyof FilingDate>;

/** The filing date of a row. */
export function dateOf({ received_at, received_on, filed_on, timely_on, steps }: StoredFilingDate): FilingDate {
  return { received_at: received_at.toISOString(), received_on, filed_on, timely_on, steps };
}

/** Puts the filing date of an accepted filing on record. */
export async function insertFilingDate(tx: Db, date: FilingDate, kept: NewDate): Promise<void> {
  await tx.insert(filingDates).values({ ...kept, ...date, received_at: new Date(date.received_at) });
}

/** Replaces a filing date in effect, which stays on record, and the date of the docket entry. */
export async function replaceFilingDate(
  tx: Db,
  { id, filing_id, court_id, way, tolling }: StoredFilingDate,
  date: FilingDate,
  change: Pick<NewDate, 'basis' | 'reason' | 'ordered_on' | 'set_by' | 'set_at'>,
): Promise<void> {
  await tx.update(filingDates).set({ replaced_at: change.set_at }).where(eq(filingDates.id, id));
  await insertFilingDate(tx, date, { filing_id, court_id, way, tolling, ...change });
  await tx.update(docketEntries).set({ filed_on: date.filed_on }).where(eq(docketEntries.filing_id, filing_id));
}

/** The filing dates of a filing that the caller has read for its viewer, the one in effect first. */
export async function findFilingDatesForSystem(db: Db, filing_id: string): Promise<StoredFilingDate[]> {
  return db
    .select()
    .from(filingDates)
    .where(eq(filingDates.filing_id, filing_id))
    .orderBy(desc(isNull(filingDates.replaced_at)), desc(filingDates.set_at));
}

/** The filing dates in effect of filings whose docket entries the caller has read for its viewer, by filing. */
export async function findCurrentDatesForSystem(
  db: Db,
  filing_ids: readonly string[],
): Promise<ReadonlyMap<string, StoredFilingDate>> {
  if (filing_ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(filingDates)
    .where(and(inArray(filingDates.filing_id, [...filing_ids]), isNull(filingDates.replaced_at)));
  return new Map(found.map((one) => [one.filing_id, one]));
}
