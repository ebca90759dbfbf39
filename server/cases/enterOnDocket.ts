import { eq, max } from 'drizzle-orm';
import { readsLevel } from '#domain/access/accessLevels';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { entryNoticeJob } from './docket/entryNoticeJob.ts';

export type NewEntry = Omit<typeof docketEntries.$inferInsert, 'id' | 'case_id' | 'number'>;

/**
 * Who receives notice of an entry: everyone in the case by their method, only people without an account because the area
 * that makes the entry notifies the others, or no one.
 */
export type EntryNotice = 'everyone' | 'without_account' | 'no_one';

/** Adds an entry to a case's docket under the next number. The case is locked, so that numbers have no gaps. */
export async function enterOnDocket(tx: Db, case_id: string, entry: NewEntry): Promise<number> {
  return (await insertEntry(tx, case_id, entry)).number;
}

/** The same, and returns the ID of the entry as well. */
export async function insertEntry(
  tx: Db,
  case_id: string,
  entry: NewEntry,
  notice: EntryNotice = 'everyone',
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
  if (notice !== 'no_one' && readsLevel('attorney', entry.access ?? 'public')) {
    await addJob(tx, entryNoticeJob, { entry_id: id, to: notice });
  }
  return { id, number };
}
