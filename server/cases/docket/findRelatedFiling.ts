import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

const related = alias(docketEntries, 'related_entries');

/** The filing of the docket entry that the entry of another filing is about; null if it names none. */
export async function findRelatedFilingForSystem(db: Db, filing_id: string): Promise<string | null> {
  const isRelated = and(eq(related.case_id, docketEntries.case_id), eq(related.number, docketEntries.related_number));
  const [found] = await db
    .select({ filing_id: related.filing_id })
    .from(docketEntries)
    .innerJoin(related, isRelated)
    .where(eq(docketEntries.filing_id, filing_id));
  return found?.filing_id ?? null;
}
