import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { dateOfReceipt } from '#domain/filings/filingTimes';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { filingDate } from '#server/cases/filingDate';
import { lockCaseForSystem } from '#server/cases/findCaseForSystem';
import { openCase } from '#server/cases/openCase';
import type { StoredCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import { findPersonName } from '#server/directory/findPeople';
import { assignCaseNumber } from '#server/filings/assignCaseNumber';
import type { StoredReview } from '#server/filings/reviewRepository';
import type { Db } from '#server/kernel/Database';
import { docketMessage } from './docketMessage.ts';
import { findCounselOf } from './findCounselOf.ts';

/** The case that a filing is in now, and the number and the date (YYYY-MM-DD) of its docket entry. */
export type Placed = Exclude<Awaited<ReturnType<typeof placeFiling>>, 'number_taken'>;

type Acceptance = { review: StoredReview; filing: typeof filings.$inferSelect; court: StoredCourt; at: Date };

/**
 * Puts an accepted filing into its case, or opens one with it, and enters it on the docket. It counts as filed when it
 * was first received, also when it was returned and corrected since. A correction that is a different document counts
 * as filed when that document was received, unless the clerk keeps the first date.
 */
export async function placeFiling(tx: Db, { review, filing, court, at }: Acceptance) {
  const placement = review.placement!;
  const filed_on = await filingDate(tx, at, court.id, dateOfReceipt(filing, review.filed_as_of));
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
    description: docketMessage(filing, (await findPersonName(tx, filing.filed_by))!),
    filing_id: filing.id,
  });
  const { id: case_id, case_number, case_type, title } = held;
  return { case_id, case_number, case_type, title, opened: 'open' in placement, number, filed_on };
}

function bears({ case_number }: Acceptance['filing'], other: string): boolean {
  return case_number !== null && sameBareNumber(case_number, other);
}
