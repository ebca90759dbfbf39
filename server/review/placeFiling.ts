import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import type { DocketMessage } from '#domain/cases/DocketMessages';
import { say } from '#domain/messages/say';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { insertFilingDate } from '#server/cases/filingDates/filingDateRepository';
import { lockCaseForSystem } from '#server/cases/findCaseForSystem';
import { openCase } from '#server/cases/openCase';
import { keepCourtDays } from '#server/courts/courtRepository';
import type { StoredCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import { findPersonName } from '#server/directory/findPeople';
import { assignCaseNumber } from '#server/filings/assignCaseNumber';
import { findFilingDate } from '#server/filings/findFilingDate';
import type { StoredReview } from '#server/filings/reviewRepository';
import type { Db } from '#server/kernel/Database';
import { dateAcceptance } from './dateAcceptance.ts';
import { findCounselOf } from './findCounselOf.ts';

/** The case that a filing is in now, and the number and the date (YYYY-MM-DD) of its docket entry. */
export type Placed = Exclude<Awaited<ReturnType<typeof placeFiling>>, 'number_taken'>;

type Acceptance = { review: StoredReview; filing: typeof filings.$inferSelect; court: StoredCourt; at: Date };

/**
 * Puts an accepted filing into its case, or opens one with it, and enters it on the docket, as filed on the date that
 * the court's rules give it or the clerk set. The date is recorded with everything that led to it.
 */
export async function placeFiling(tx: Db, { review, filing, court, at }: Acceptance) {
  const placement = review.placement!;
  // A closure declared at the same moment is entered after this filing, and includes it.
  await keepCourtDays(tx, court.id);
  const found = await findFilingDate(tx, at, filing);
  const dated = dateAcceptance(found, review);
  const { filed_on } = dated.date;
  const held =
    'join' in placement
      ? await lockCaseForSystem(tx, placement.join)
      : await openCase(tx, court, filing, await findCounselOf(tx, filing), placement.open, at);
  if (held === 'number_taken') return held;
  if (!bears(filing, held.case_number)) {
    await assignCaseNumber(tx, filing, { case_number: held.case_number, by: review.decided_by, at });
  }
  const number = await enterOnDocket(tx, held.id, {
    filed_on,
    entered_at: at,
    entered_by: review.decided_by,
    kind: 'filing',
    description: await describe(tx, filing),
    filing_id: filing.id,
  });
  await insertFilingDate(tx, dated.date, {
    court_id: court.id,
    filing_id: filing.id,
    basis: dated.basis,
    reason: review.filed_as_of_reason,
    ordered_on: review.ordered_on,
    tolling: found.tolling,
    set_by: review.decided_by,
    set_at: at,
  });
  const { id: case_id, case_number, case_type, title } = held;
  return { case_id, case_number, case_type, title, opened: 'open' in placement, number, filed_on, dated };
}

/** The text of the docket entry: the document's title, or else its type, and who submitted it. */
async function describe(tx: Db, filing: Acceptance['filing']): Promise<DocketMessage> {
  const filer = await findPersonName(tx, filing.filed_by);
  const document = (filing.title ?? filing.doc_type ?? filing.document_name).replace(/\s+/g, ' ').slice(0, 300);
  return say('docket.filed', { document, filer: filer! });
}

function bears({ case_number }: Acceptance['filing'], other: string): boolean {
  return case_number !== null && sameBareNumber(case_number, other);
}
