import { readsLevel } from '#domain/access/accessLevels';
import { stateOf, statusOf } from '#domain/cases/caseStates';
import type { CaseRecord } from '#domain/issuance/CaseRecord';
import { type PracticeSystem, practiceSystemOf } from '#domain/participants/practiceSystem';
import type { StoredCase } from '#server/cases/caseRepository';
import { type EntryFact, findDocketFactsForSystem } from '#server/cases/docket/findDocketFacts';
import { findInactiveReasonForSystem } from '#server/cases/life/findInactiveReason';
import { findPartyFactsForSystem } from '#server/cases/participants/findPartyFacts';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** The record of a case from which checklists are computed, with its court. */
export type KnownRecord = {
  held: StoredCase;
  court: KnownCourt;
  system: PracticeSystem;
  record: Omit<CaseRecord, 'entries'> & { entries: EntryFact[] };
};

/** The inactive reasons that stop a default and the enforcement of a judgment. */
const stays = ['stay', 'bankruptcy_stay', 'on_appeal', 'arbitration'];

/** Reads the record of a case that the caller has found for its viewer, or locked. */
export async function readRecord(db: Db, { now }: Needs<'now'>, held: StoredCase): Promise<KnownRecord> {
  // One after the other: a transaction has one connection.
  const court = await readCourt(db, now(), held.court_id);
  const parties = await findPartyFactsForSystem(db, held.id);
  const entries = await findDocketFactsForSystem(db, held.id);
  const inactive = await findInactiveReasonForSystem(db, held.id);
  const state = stateOf(held);
  const record = {
    case_type: held.case_type,
    is_open: statusOf(state) === 'open',
    is_stayed: state === 'inactive' && stays.includes(inactive ?? 'stay'),
    today: court.today,
    parties,
    entries,
  };
  return { held, court, system: practiceSystemOf(court, held.case_type), record };
}

/** An entry as a list to choose from shows it. */
export const listed = ({ number, filed_on, title }: EntryFact) => ({ number, filed_on, text: title });

/** The entries that a viewer may choose from or read about. */
export function entriesSeen({ record }: KnownRecord, viewer: Actor): EntryFact[] {
  return record.entries.filter(({ access }) => readsLevel(viewer.capacity, access));
}

/** The number of an entry by its ID; 0 for one that was struck. */
export function numberOf({ record }: KnownRecord, entry_id: string | null): number {
  return record.entries.find(({ id }) => id === entry_id)?.number ?? 0;
}
