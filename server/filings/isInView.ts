import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { FilingView } from '#domain/filings/filingViews';
import { unsureBelow } from '#domain/filings/judgeCompleteness';
import { correctableFields } from '#domain/filings/Reading';
import { analyses, corrections, extractedFields, filings } from '#server/db/schema';

/** Something that a person can put right was read with little certainty, and nobody has looked at that value yet. */
const hasDoubt = sql`exists (
  select 1 from ${extractedFields} doubt
  where doubt.analysis_id = (
      select newest.id from ${analyses} newest
      where newest.filing_id = ${filings.id} order by newest.requested_at desc limit 1)
    and doubt.field in ${[...correctableFields]}
    and doubt.confidence < ${unsureBelow}
    and not exists (select 1 from ${corrections} c where c.filing_id = ${filings.id} and c.field = doubt.field))`;

const analysed = isNotNull(filings.processing_time_seconds);
const views: Record<FilingView, SQL | undefined> = {
  waiting: eq(filings.state, 'received'),
  returned: eq(filings.state, 'returned'),
  analysed,
  complete: and(analysed, filings.is_complete),
  incomplete: and(analysed, eq(filings.is_complete, false), inArray(filings.state, ['received', 'returned'])),
  unsure: and(eq(filings.state, 'received'), hasDoubt),
};

/** Which filings belong to a heap; the same words count them and list them. */
export function isInView(view: FilingView): SQL {
  return views[view] ?? sql`false`;
}
