import { eq, max } from 'drizzle-orm';
import { readsLevel } from '#domain/access/accessLevels';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { entryNoticeJob } from './docket/entryNoticeJob.ts';

export type NewEntry = Omit<typeof docketEntries.$inferInsert, 'id' | 'case_id' | 'number'>;

/**
 * Who gives the people in the case notice of an entry: the docket, to everyone on the service list by their method, or the
 * area that makes the entry (`elsewhere`).
 */
export type EntryNoticeBy = 'docket' | 'elsewhere';

/** Adds an entry to a case's docket under the next number. The case is locked, so that numbers have no gaps. */
export async function enterOnDocket(tx: Db, case_id: string, entry: NewEntry): Promise<number> {
  return (await insertEntry(tx, case_id, entry)).number;
}

/** The same, and returns the ID of the entry as well. */
export async function insertEntry(
  tx: Db,
  case_id: string,
  entry: NewEntry,
  noticed: EntryNoticeBy = 'docket',
): Promise<{ id: string; number: number }> {
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
  const { id } = made!;
  if (noticed === 'docket' && readsLevel('attorney', entry.access ?? 'public')) {
    await addJob(tx, entryNoticeJob, { entry_id: id });
  }
  return { id, number };
}
