import { type AdditionalValues, additionalValues, type FilingValues } from '#domain/filings/FilingValues';
import { gatherFields, type ListedField } from '#domain/reading/listedFields';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { correctReadingForSystem } from './updateCurrentValues.ts';

type Filing = typeof filings.$inferSelect;

/** The filing's current values: those of its row, and the additional ones of its reading with every correction. */
export async function findValuesForSystem(db: Db, filing: Filing, read: readonly ListedField[]): Promise<FilingValues> {
  const { doc_type, title, court, location, case_number, filing_date, amount, judge_name } = filing;
  const { hearing_date, hearing_time } = filing;
  const { plaintiffs, claimants, defendants } = filing;
  return {
    doc_type,
    title,
    court,
    location,
    case_number,
    filing_date,
    amount,
    judge_name,
    hearing_date,
    hearing_time,
    plaintiffs,
    claimants,
    defendants,
    ...(await findAdditionalValuesForSystem(db, filing, read)),
  };
}

/** The current values besides those of the filing's row, from the last reading of its document. */
export async function findAdditionalValuesForSystem(
  db: Db,
  { id }: Pick<Filing, 'id'>,
  read: readonly ListedField[],
): Promise<AdditionalValues> {
  return additionalValues(await correctReadingForSystem(db, id, gatherFields(read)));
}
