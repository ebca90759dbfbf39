import type { FilingDates } from '#contract/filingDates';
import { describeFilingDates } from '#server/cases/filingDates/describeFilingDate';
import { findFilingDatesForSystem } from '#server/cases/filingDates/filingDateRepository';
import { type DateOfFiling, findDateOfFiling } from '#server/cases/filingDates/findDateOfFiling';
import type { KnownCourt } from '#server/courts/readCourt';
import { datingOf } from '#server/courts/readCourtDating';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { findReturn } from './reviewRepository.ts';

type Filing = typeof filings.$inferSelect;

/** The filing date by rule of a filing that the caller has read for its viewer. */
export async function findFilingDate(db: Db, court: KnownCourt, filing: Filing): Promise<DateOfFiling> {
  const wasCorrected = filing.resubmitted_at !== null || filing.first_received_at !== null;
  const returned = wasCorrected ? await findReturn(db, { filing }) : undefined;
  const notice = returned && {
    noticed_at: returned.settled_at ?? returned.decided_at,
    correct_by: returned.correct_by,
  };
  return findDateOfFiling(datingOf(court), filing, notice);
}

/** Received and filed: the dates on record of a filing, or the date by rule if it were accepted now. */
export async function readFilingDates(db: Db, { id }: Filing, byRule: DateOfFiling): Promise<FilingDates> {
  return describeFilingDates(await findFilingDatesForSystem(db, id), byRule);
}
