import type { FilingDates } from '#contract/filingDates';
import { describeFilingDates } from '#server/cases/filingDates/describeFilingDate';
import { findFilingDatesForSystem } from '#server/cases/filingDates/filingDateRepository';
import { type DateOfFiling, findDateOfFiling } from '#server/cases/filingDates/findDateOfFiling';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { findReturn } from './reviewRepository.ts';

type Filing = typeof filings.$inferSelect;

/** The filing date by rule of a filing that the caller has read for its viewer. */
export async function findFilingDate(db: Db, now: Date, filing: Filing): Promise<DateOfFiling> {
  const returned = await findReturn(db, { filing });
  const notice = returned && {
    noticed_at: returned.settled_at ?? returned.decided_at,
    correct_by: returned.correct_by,
  };
  return findDateOfFiling(db, now, filing, notice);
}

/** Received and filed: the dates on record of a filing, or the date that would apply if it were accepted now. */
export async function readFilingDates(db: Db, now: Date, filing: Filing): Promise<FilingDates> {
  const [stored, found] = await Promise.all([findFilingDatesForSystem(db, filing.id), findFilingDate(db, now, filing)]);
  return describeFilingDates(stored, found);
}
