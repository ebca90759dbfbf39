import type { InputOf } from '#contract/endpoint';
import type { listLane as asked, Lane, LaneFiling } from '#contract/lane';
import { laneLimit } from '#domain/review/laneObstacles';
import { findCasesForSystem } from '#server/cases/findCaseForSystem';
import { findCourt } from '#server/courts/findCourt';
import { findLane } from '#server/filings/lane/laneRepository';
import { findHolds } from '#server/filings/reviewRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { nameSides } from '../listReviewQueue.ts';
import { proposeDocketEntries } from '../proposeDocketEntry.ts';
import { sectionsAsked } from '../sections/sectionsAsked.ts';

/** One run of the filings that are ready to accept, with the case and docket entry of each. */
export async function listLane(
  needs: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  { page, section }: InputOf<typeof asked>,
): Promise<Lane> {
  const { db } = needs;
  const sections = await sectionsAsked(db, viewer, section);
  const [{ lane, total, more }, holds] = await Promise.all([
    findLane(db, viewer, { sections, page }),
    findHolds(needs, viewer),
  ]);
  const named = lane.flatMap(({ filing }) => filing.proposed_case_id ?? []);
  const cases = await findCasesForSystem(db, viewer.court_id, named);
  const court = await findCourt(db, viewer.court_id);
  const placed = lane.flatMap((one) => {
    const found = cases.get(one.filing.proposed_case_id ?? '');
    return found ? [{ ...one, found }] : [];
  });
  const entries = await proposeDocketEntries(
    db,
    court,
    placed.map(({ filing, found }) => ({ filing, case_id: found.id })),
  );
  const results = placed.map(
    ({ filing, filer, shown, found }, index): LaneFiling => ({
      id: filing.id,
      version: filing.version,
      document_name: filing.document_name,
      doc_type: filing.doc_type,
      parties: nameSides(filing),
      filed_by: filer,
      received_at: filing.received_at.toISOString(),
      case: { id: found.id, case_number: found.case_number, title: found.title },
      docket_entry: entries[index]!.text,
      shown,
    }),
  );
  return { results, total, more, total_pages: Math.ceil(total / laneLimit), holds };
}
