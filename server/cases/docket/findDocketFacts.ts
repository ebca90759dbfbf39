import { and, asc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import { labelOfCode } from '#domain/docketing/codesOf';
import type { DocketFact } from '#domain/issuance/CaseRecord';
import { docketDocuments, docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';
import { textOfEntry } from './describeEntries.ts';

/** An entry as checklists read it, with its ID and what its documents belong to. */
export type EntryFact = DocketFact & { id: string; filing_id: string | null; has_document: boolean };

const longestTitle = 120;

/** The entries of a docket that were not struck, in their order. */
export async function findDocketFactsForSystem(db: Db, case_id: string): Promise<EntryFact[]> {
  const ofCourt = db
    .select({ id: docketDocuments.id })
    .from(docketDocuments)
    .where(and(eq(docketDocuments.entry_id, docketEntries.id), eq(docketDocuments.file_type, 'pdf')));
  const found = await db
    .select({ entry: docketEntries, has_own: sql<boolean>`${exists(ofCourt)}` })
    .from(docketEntries)
    .where(and(eq(docketEntries.case_id, case_id), isNull(docketEntries.struck_at)))
    .orderBy(asc(docketEntries.number));
  return found.map(({ entry, has_own }) => {
    const { id, number, code, kind, filed_on, on_behalf_of, access, filing_id } = entry;
    const title = (code && labelOfCode(code)) ?? textOfEntry(entry).slice(0, longestTitle);
    const has_document = has_own || filing_id !== null;
    return { id, number, code, kind, filed_on, title, on_behalf_of, access, filing_id, has_document };
  });
}

/** The first PDF that the court made for each of these entries. */
export async function findDocumentsOfEntriesForSystem(db: Db, entry_ids: readonly string[]) {
  if (entry_ids.length === 0) return new Map<string, typeof docketDocuments.$inferSelect>();
  const found = await db
    .select()
    .from(docketDocuments)
    .where(and(inArray(docketDocuments.entry_id, [...entry_ids]), eq(docketDocuments.file_type, 'pdf')))
    .orderBy(asc(docketDocuments.added_at));
  return new Map(found.toReversed().map((one) => [one.entry_id, one]));
}

/** The entries of a case, as a subquery for the rows that name an entry. */
export const entriesOfCaseForSystem = (db: Db, case_id: string) =>
  db.select({ id: docketEntries.id }).from(docketEntries).where(eq(docketEntries.case_id, case_id));
