import { eq, max } from 'drizzle-orm';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

export type NewEntry = Omit<typeof docketEntries.$inferInsert, 'id' | 'case_id' | 'number'>;

/** Adds an entry to a case's docket under the next number. The case is locked, so that numbers have no gaps. */
export async function enterOnDocket(tx: Db, case_id: string, entry: NewEntry): Promise<number> {
  return (await insertEntry(tx, case_id, entry)).number;
}

/** The same, and returns the ID of the entry as well. */
export async function insertEntry(tx: Db, case_id: string, entry: NewEntry): Promise<{ id: string; number: number }> {
  await tx.select({ id: cases.id }).from(cases).where(eq(cases.id, case_id)).for('update');
  const [last] = await tx
    .select({ number: max(docketEntries.number) })
    .from(docketEntries)
    .where(eq(docketEntries.case_id, case_id));
  const number = (last?.number ?? 0) + 1;
  const [made] = await tx
    .insert(docketEntries)
    .values({ ...entry, case_id, number })
    .returning({ id: docketEntries.id });
  return { id: made!.id, number };
}
