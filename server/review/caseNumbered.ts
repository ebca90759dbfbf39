import { matchCase } from '#domain/cases/matchCase';
import { findCasesNumberedForSystem } from '#server/cases/findCasesNumberedForSystem';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

type Filing = typeof filings.$inferSelect;

/** The case whose number the filing bears, with its parties compared. */
export async function caseNumbered(db: Db, filing: Filing) {
  const matched = matchCase(filing, await findCasesNumberedForSystem(db, filing.court_id, filing.case_number));
  if (!matched) return null;
  const { id, case_number, title, parties } = matched.found;
  return { id, case_number, title, parties, parties_match: matched.parties_match };
}
