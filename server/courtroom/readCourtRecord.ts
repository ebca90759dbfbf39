import { eq } from 'drizzle-orm';
import type { CourtRecord } from '#contract/courtroom';
import { appearanceChoices } from '#domain/courtroom/appearanceChoices';
import { may } from '#domain/identity/permissions';
import { findCase } from '#server/cases/caseRepository';
import { entryNumbersForSystem } from '#server/cases/docket/entryNumbers';
import { listParticipants } from '#server/cases/participants/listParticipants';
import { hearingRecords } from '#server/db/schema/courtroom';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { composeMinutes } from './composeMinutes.ts';
import { describeSessionHearing } from './describeSessionHearing.ts';
import { findExhibitsOfHearingsCase } from './exhibitRepository.ts';
import { findMotionsOfHearing } from './findMotionsOfHearing.ts';
import { findSessionHearing } from './findSessionHearing.ts';
import { findRecordsForSystem, type StoredRecord, toRecord } from './recordRepository.ts';

/** The record of a hearing, with everything that the clerk chooses from, and its minute order. */
export async function readCourtRecord(needs: Needs<'db' | 'now'>, viewer: Actor, id: string): Promise<CourtRecord> {
  return describeRecord(needs.db, needs, viewer, id);
}

/** The same within a transaction. */
export async function describeRecord(db: Db, needs: Needs<'now'>, viewer: Actor, id: string): Promise<CourtRecord> {
  const hearing = await findSessionHearing(db, viewer, id);
  if (hearing.case_id !== null) await findCase(db, viewer, hearing.case_id);
  const [records, participants, { motions, made }, exhibits] = await Promise.all([
    findRecordsForSystem(db, [id]),
    hearing.case_id === null ? null : listParticipants(db, viewer, hearing.case_id),
    findMotionsOfHearing(db, needs, hearing),
    findExhibitsOfHearingsCase(db, hearing),
  ]);
  const stored = records.get(id);
  const record = toRecord(stored, hearing);
  const signed = stored?.signed_at ? await findSigned(db, stored) : null;
  const clerk = signed?.by ?? viewer.full_name;
  const before = made.filter(({ filing_id }) => !record.rulings.some((ruling) => ruling.filing_id === filing_id));
  const composed = await composeMinutes(db, { hearing, record, made: before, clerk });
  return {
    hearing: {
      ...describeSessionHearing(hearing, stored),
      ...{ hearing_date: hearing.hearing_date, judge: hearing.judge },
    },
    version: stored?.version ?? 0,
    ...{ stage: record.stage, appearances: record.appearances },
    ...{ reporter: record.reporter, interpreter: record.interpreter, outcome: record.outcome },
    choices: appearanceChoices(participants?.results ?? []),
    exhibits,
    motions,
    rulings: [
      ...before.map((one) => ({ ...one, is_docketed: true })),
      ...record.rulings.map(({ filing_id, disposition, motion, text }) => ({
        ...{ filing_id, disposition, motion, text },
        is_docketed: signed !== null,
      })),
    ],
    minutes: composed && {
      ...{ text: composed.text, docket_text: composed.docket_text },
      is_corrected: record.minutes !== null && record.minutes.text !== composed.generated,
      is_outdated: record.minutes !== null && !signed && record.minutes.basis !== composed.generated,
    },
    signed,
    abilities: { record: may(viewer.capacity, 'courtroom:record') && hearing.case_id !== null && !signed },
  };
}

async function findSigned(db: Db, { id, signed_at }: StoredRecord) {
  const entries = entryNumbersForSystem(db);
  const [found] = await db
    .select({ entry: entries.number, by: personName(hearingRecords.signed_by) })
    .from(hearingRecords)
    .innerJoin(entries, eq(entries.id, hearingRecords.entry_id))
    .where(eq(hearingRecords.id, id));
  return { entry: found!.entry, at: signed_at!.toISOString(), by: found!.by ?? '' };
}
