import type { FilingValues } from '#domain/filings/FilingValues';
import type { filings } from '#server/db/schema/filings';

/** The filing's current values: the part of its row that a person may correct. */
export function valuesOf(filing: typeof filings.$inferSelect): FilingValues {
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
  };
}
