import { and, asc, eq, inArray } from 'drizzle-orm';
import { entriesOfCaseForSystem } from '#server/cases/docket/findDocketFacts';
import { issuedInstruments } from '#server/db/schema/issuance';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';

export type StoredInstrument = typeof issuedInstruments.$inferSelect;

/** What was issued in a case, in the order of issuance. The caller decides what a viewer sees. */
export async function findInstrumentsForSystem(
  db: Db,
  case_id: string,
): Promise<{ issued: StoredInstrument; by: string | null }[]> {
  return db
    .select({ issued: issuedInstruments, by: personName(issuedInstruments.issued_by) })
    .from(issuedInstruments)
    .where(inArray(issuedInstruments.entry_id, entriesOfCaseForSystem(db, case_id)))
    .orderBy(asc(issuedInstruments.issued_at));
}

/** An instrument of a case that the caller has locked, locked as well; undefined if the case has no such one. */
export async function lockInstrument(tx: Db, case_id: string, id: string): Promise<StoredInstrument | undefined> {
  const [found] = await tx
    .select()
    .from(issuedInstruments)
    .where(and(eq(issuedInstruments.id, id), inArray(issuedInstruments.entry_id, entriesOfCaseForSystem(tx, case_id))))
    .for('update');
  return found;
}

/** Whether another instrument replaced this one. */
export async function isReplaced(tx: Db, id: string): Promise<boolean> {
  return (await tx.$count(issuedInstruments, eq(issuedInstruments.alias_of, id))) > 0;
}
