import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AppealRecord } from '#contract/appealRecords';
import { findEntriesForSystem } from '#server/cases/docket/entryRepository';
import { appealRecords } from '#server/db/schema/appealRecords';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredRecord = typeof appealRecords.$inferSelect;
type Change = Partial<Omit<StoredRecord, 'id' | 'court_id' | 'case_id'>>;

/** A record of the actor's court. */
export async function findRecord(db: Db, actor: Actor, id: string): Promise<StoredRecord> {
  const [found] = await db
    .select()
    .from(appealRecords)
    .where(and(eq(appealRecords.id, id), eq(appealRecords.court_id, actor.court_id)));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockRecord(tx: Db, actor: Actor, id: string): Promise<StoredRecord> {
  const [found] = await tx
    .select()
    .from(appealRecords)
    .where(and(eq(appealRecords.id, id), eq(appealRecords.court_id, actor.court_id)))
    .for('update');
  if (!found) throw new Refusal('not_found');
  return found;
}

/** A record that its job has to assemble. */
export async function findUnfinishedForSystem(db: Db, id: string): Promise<StoredRecord | undefined> {
  const [found] = await db
    .select()
    .from(appealRecords)
    .where(and(eq(appealRecords.id, id), inArray(appealRecords.state, ['queued', 'running'])));
  return found;
}

/** Stores a new record; undefined while another one of the case is being assembled. */
export async function insertRecord(
  tx: Db,
  record: typeof appealRecords.$inferInsert,
): Promise<StoredRecord | undefined> {
  const [made] = await tx.insert(appealRecords).values(record).onConflictDoNothing().returning();
  return made;
}

export async function changeRecord(db: Db, id: string, change: Change): Promise<void> {
  await db.update(appealRecords).set(change).where(eq(appealRecords.id, id));
}

/** The records of a case of the actor's court, the latest first, or one of them. */
export async function listRecords(db: Db, actor: Actor, of: { case_id: string; id?: string }): Promise<AppealRecord[]> {
  const rows = await db
    .select({ record: appealRecords, by: personName(appealRecords.person_id) })
    .from(appealRecords)
    .where(
      and(
        eq(appealRecords.case_id, of.case_id),
        eq(appealRecords.court_id, actor.court_id),
        of.id === undefined ? undefined : eq(appealRecords.id, of.id),
      ),
    )
    .orderBy(desc(appealRecords.requested_at));
  const certified = rows.flatMap(({ record }) => record.certified_entry_id ?? []);
  const entries = await findEntriesForSystem(db, certified);
  return rows.map(({ record, by }) => ({
    ...{ id: record.id, state: record.state, failure: record.failure, reviewing_court: record.reviewing_court },
    ...{ entries: record.entries, left_out: record.left_out, pages: record.pages, file_size: record.file_size },
    requested_by: by,
    requested_at: record.requested_at.toISOString(),
    certified_entry: (record.certified_entry_id && entries.get(record.certified_entry_id)?.entry.number) || null,
  }));
}
