import { desc, eq } from 'drizzle-orm';
import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import type { DocketMessage } from '#domain/cases/DocketMessages';
import { dateOfReceipt } from '#domain/filings/filingTimes';
import { say } from '#domain/messages/say';
import { cases } from '#server/db/schema/cases';
import { analyses, corrections, filings } from '#server/db/schema/filings';
import { people } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import type { StoredCourt, StoredReview } from '#server/review/reviewRepository';
import { enterOnDocket } from './enterOnDocket.ts';
import { filingDate } from './filingDate.ts';
import { openCase } from './openCase.ts';

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
    'join' in placement ? await holdCase(tx, placement.join) : await openCase(tx, court, filing, placement.open, at);
  if (held === 'number_taken') return held;
  if (!bears(filing, held.case_number)) await assignNumber(tx, filing, review, held.case_number, at);
  const number = await enterOnDocket(tx, held.id, {
    filed_on,
    entered_at: at,
    entered_by: review.decided_by,
    kind: 'filing',
    description: await describe(tx, filing),
    filing_id: filing.id,
  });
  const { id: case_id, case_number, case_type, title } = held;
  return { case_id, case_number, case_type, title, opened: 'open' in placement, number, filed_on };
}

async function holdCase(tx: Db, id: string) {
  const [found] = await tx.select().from(cases).where(eq(cases.id, id)).for('update');
  return found!;
}

/** The text of the docket entry: the document's title, or else its type, and who submitted it. */
async function describe(tx: Db, filing: Acceptance['filing']): Promise<DocketMessage> {
  const [filer] = await tx.select({ name: people.full_name }).from(people).where(eq(people.id, filing.filed_by));
  const document = (filing.title ?? filing.doc_type ?? filing.document_name).replace(/\s+/g, ' ').slice(0, 300);
  return say('docket.filed', { document, filer: filer!.name });
}

function bears({ case_number }: Acceptance['filing'], other: string): boolean {
  return case_number !== null && sameBareNumber(case_number, other);
}

/** The court's number replaces a missing or different one on the document; it is recorded as the court's correction. */
async function assignNumber(
  tx: Db,
  filing: Acceptance['filing'],
  review: StoredReview,
  case_number: string,
  at: Date,
): Promise<void> {
  const [analysis] = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(eq(analyses.filing_id, filing.id))
    .orderBy(desc(analyses.requested_at))
    .limit(1);
  await tx.insert(corrections).values({
    filing_id: filing.id,
    analysis_id: analysis!.id,
    field: 'case_number',
    old_value: filing.case_number,
    new_value: case_number,
    filing_version: filing.version + 1,
    corrected_by: review.decided_by,
    corrected_at: at,
    given_by_court: true,
  });
  await tx.update(filings).set({ case_number }).where(eq(filings.id, filing.id));
}
