import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { emptyRecord, type HearingRecord } from '#domain/courtroom/HearingRecord';
import { hearingRecords } from '#server/db/schema/courtroom';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredRecord = typeof hearingRecords.$inferSelect;

/** The records of these hearings, which the caller has found for the viewer, by hearing. */
export async function findRecordsForSystem(db: Db, hearing_ids: readonly string[]): Promise<Map<string, StoredRecord>> {
  if (hearing_ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(hearingRecords)
    .where(inArray(hearingRecords.hearing_id, [...hearing_ids]));
  return new Map(found.map((row) => [row.hearing_id, row]));
}

/** How many minutes each hearing of a court took since a moment: from its call to its outcome, on the same day. */
export async function findMinutesOfHearingsForSystem(
  db: Db,
  court_id: string,
  since: Date,
): Promise<Map<string, number>> {
  const { called_at, ended_at, hearing_id } = hearingRecords;
  const minutes = sql<number>`round(extract(epoch from ${ended_at} - ${called_at}) / 60)::int`;
  const found = await db
    .select({ hearing_id, minutes })
    .from(hearingRecords)
    .where(and(eq(hearingRecords.court_id, court_id), gte(called_at, since), sql`${ended_at} > ${called_at}`));
  return new Map(
    found.filter((one) => one.minutes >= 1 && one.minutes <= mostMinutes).map((one) => [one.hearing_id, one.minutes]),
  );
}

/** A record that is ended later than this after the call was not kept in the courtroom. */
const mostMinutes = 600;

/** The record of a hearing, locked until the transaction ends; an entry that began from an older one is refused. */
export async function lockRecord(
  tx: Db,
  { hearing_id, version }: { hearing_id: string; version: number },
): Promise<StoredRecord | undefined> {
  const [held] = await tx.select().from(hearingRecords).where(eq(hearingRecords.hearing_id, hearing_id)).for('update');
  if (held?.signed_at) throw new Refusal('record_signed');
  if ((held?.version ?? 0) !== version) throw new Refusal('changed_meanwhile', { version: held?.version ?? 0 });
  return held;
}

type Change = { court_id: string; hearing_id: string; by: string; at: Date };

/** Writes the next version of a record. Of two clerks who begin a record at the same moment, one is refused. */
export async function writeRecord(
  tx: Db,
  held: StoredRecord | undefined,
  { outcome, ...record }: HearingRecord,
  { court_id, hearing_id, by, at }: Change,
): Promise<void> {
  const { id = null, ...details } = outcome ?? {};
  const columns = {
    ...record,
    ...{ outcome: id, outcome_details: outcome ? (details as StoredRecord['outcome_details']) : null },
    called_at: held?.called_at ?? (record.stage === 'called' ? at : null),
    ended_at: record.stage === 'ended' ? (held?.ended_at ?? at) : null,
    ...{ changed_at: at, changed_by: by },
  };
  if (held) {
    await tx
      .update(hearingRecords)
      .set({ ...columns, version: held.version + 1 })
      .where(and(eq(hearingRecords.id, held.id), eq(hearingRecords.version, held.version)));
    return;
  }
  const made = await tx
    .insert(hearingRecords)
    .values({ ...columns, court_id, hearing_id })
    .onConflictDoNothing()
    .returning({ id: hearingRecords.id });
  if (made.length === 0) throw new Refusal('changed_meanwhile', { version: 1 });
}

/** A stored record as the domain knows it; for a hearing that has none, the empty one with those whom it names. */
export function toRecord(stored: StoredRecord | undefined, named: Named): HearingRecord {
  if (!stored) return { ...emptyRecord, reporter: named.reporter ?? '', interpreter: named.interpreter ?? '' };
  const { stage, appearances, reporter, interpreter, rulings, outcome, outcome_details, minutes } = stored;
  return {
    ...{ stage, appearances, reporter, interpreter, rulings, minutes },
    outcome: outcome && outcome_details ? { id: outcome, ...outcome_details } : null,
  };
}

type Named = Record<'reporter' | 'interpreter', string | null>;

/** The minute order of a record was signed and is this entry of the docket. */
export async function markRecordSigned(
  tx: Db,
  held: StoredRecord,
  { entry_id, by, at }: { entry_id: string; by: string; at: Date },
): Promise<void> {
  const signed = { entry_id, signed_at: at, signed_by: by, changed_at: at, changed_by: by };
  await tx
    .update(hearingRecords)
    .set({ ...signed, version: held.version + 1 })
    .where(eq(hearingRecords.id, held.id));
}
