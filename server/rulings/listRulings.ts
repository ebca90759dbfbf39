import type { ReplyOf } from '#contract/endpoint';
import type { listRulings as asked } from '#contract/rulings';
import { docketStyleOf } from '#domain/docketing/codesOf';
import { nameMotion } from '#domain/rulings/nameMotion';
import { findCase } from '#server/cases/caseRepository';
import { findDocketPlacesForSystem } from '#server/cases/findDocketPlacesForSystem';
import { readCourt } from '#server/courts/readCourt';
import { findReadableFilings } from '#server/filings/findReadableFilings';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { isCourtStaff } from '#server/visibility/isCourtStaff';
import { describeRuling } from './describeRuling.ts';
import { findRulingsOfCase } from './rulingRepository.ts';

/** The rulings that took effect, on the motions that the viewer may read. The clock on the judge is the court’s own. */
export async function listRulings(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  case_id: string,
): Promise<ReplyOf<typeof asked>> {
  const { court_id } = await findCase(db, viewer, case_id);
  const court = await readCourt(db, now(), court_id);
  const found = await findRulingsOfCase(db, { ...viewer, court_id }, case_id);
  const ids = [...new Set(found.map(({ ruling }) => ruling.filing_id))];
  const [filings, places] = await Promise.all([
    findReadableFilings(db, viewer, ids),
    findDocketPlacesForSystem(db, ids),
  ]);
  const data = found.flatMap((one) => {
    const { clock, ...ruling } = describeRuling(one, court.today);
    const filing = filings.get(ruling.filing_id);
    if (!filing) return [];
    const number = places.get(ruling.filing_id) ?? null;
    const motion = nameMotion({ title: filing.title ?? filing.document_name, number: null }, docketStyleOf(court));
    return [{ ...ruling, clock: isCourtStaff(viewer) ? clock : null, motion, number }];
  });
  return { data };
}
