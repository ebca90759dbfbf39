import type { ChangedFilingDate } from '#contract/calendar';
import type { ChangedDate } from '#server/cases/filingDates/findChangedDates';
import type { KnownCourt } from '#server/courts/readCourt';
import { findFilingsForSystem } from '#server/filings/filingsForSystem';
import type { Db } from '#server/kernel/Database';
import { findDeadlinesFrom } from './findDeadlinesFrom.ts';

/** More are counted, and not listed. */
const mostListed = 500;

/** The filing dates that change, with the court's deadlines that run from them, for the court's administrator. */
export async function describeChanges(
  db: Db,
  court: KnownCourt,
  changes: readonly ChangedDate[],
): Promise<{ results: ChangedFilingDate[]; total: number }> {
  const listed = changes.slice(0, mostListed);
  const filings = await findFilingsForSystem(
    db,
    listed.map(({ stored }) => stored.filing_id),
  );
  const results: ChangedFilingDate[] = [];
  for (const change of listed) {
    const { stored, date, entry, case: held } = change;
    const running = await findDeadlinesFrom(db, court, change);
    results.push({
      case_id: held.id,
      case_number: held.case_number,
      case_title: held.title,
      entry,
      document: filings.get(stored.filing_id)!.document_name,
      filed_on: stored.filed_on,
      new_filed_on: date.filed_on,
      // An attorney's own deadlines move as well, and are the attorney's matter.
      deadlines: running
        .filter(({ kept }) => kept.deadline.owner_id === null)
        .map(({ kept, derived }) => ({
          action: kept.deadline.action,
          due_date: kept.deadline.due_date,
          new_due_date: derived.due_date,
        })),
    });
  }
  return { results, total: changes.length };
}
