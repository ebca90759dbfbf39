import { dateInZone } from '#domain/days/dateInZone';
import { priorityOf, type Weighed } from '#domain/filings/priorityOf';
import type { Finding } from '#domain/rules/checks/Finding';
import { findNextHearingDay } from '#server/calendar/findNextHearingDay';
import { findCasesNumberedForSystem } from '#server/cases/findCasesNumberedForSystem';
import { zoneOf } from '#server/courts/zoneOf';
import type { filings } from '#server/db/schema/filings';
import { findDeadlineFor } from '#server/deadlines/findDeadlineFor';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/visibleFilings';

type Filing = typeof filings.$inferSelect;

/**
 * The current priority of a filing. The filer can read the reason, so deadlines and hearings count only if the filer
 * has access to them; a priority never discloses activity in other people's cases.
 */
export async function weighFiling(db: Db, filing: Filing, findings: readonly Finding[], at: Date): Promise<Weighed> {
  const on = dateInZone(at, await zoneOf(db, filing.court_id));
  const filer: Seer = { capacity: 'attorney', person_id: filing.filed_by, court_id: filing.court_id };
  const { case_id, document_type, title, case_number } = filing;
  return priorityOf(filing, {
    on,
    findings,
    deadline: await findDeadlineFor(db, filer, { case_id, document: { document_type, title, case_number }, on }),
    hearing: await findNextHearing(db, filer, filing, on),
  });
}

/** The day of the next hearing in the case in which the court placed the filing, or else in the one that it names. */
async function findNextHearing(
  db: Db,
  filer: Seer,
  { court_id, case_id, case_number }: Filing,
  on: string,
): Promise<string | null> {
  if (case_id === null && case_number === null) return null;
  const ids =
    case_id === null ? (await findCasesNumberedForSystem(db, court_id, case_number)).map(({ id }) => id) : [case_id];
  return findNextHearingDay(db, filer, ids, on);
}
