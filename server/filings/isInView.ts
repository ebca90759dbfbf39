import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { unsureBelow } from '#domain/acceptance/assessCompleteness';
import type { FilingView } from '#domain/filings/filingViews';
import { filings } from '#server/db/schema/filings';
import { fieldsInDoubt } from './fieldsInDoubt.ts';

/** A correctable value was read with low confidence, and no one has reviewed it yet. */
const hasDoubt = sql`exists (select 1 ${fieldsInDoubt(unsureBelow)})`;

const analyzed = isNotNull(filings.processing_time_seconds);
const views: Record<FilingView, SQL | undefined> = {
  waiting: eq(filings.state, 'received'),
  returned: eq(filings.state, 'returned'),
  analyzed,
  complete: and(analyzed, filings.is_complete),
  incomplete: and(analyzed, eq(filings.is_complete, false), inArray(filings.state, ['received', 'returned'])),
  unsure: and(eq(filings.state, 'received'), hasDoubt),
};

/** The filings that belong to a set; the same condition counts and lists them. */
export function isInView(view: FilingView): SQL {
  return views[view] ?? sql`false`;
}
