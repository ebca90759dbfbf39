import { and, eq, gte, sql } from 'drizzle-orm';
import { reviews } from '#server/db/schema/reviews';
import type { Db } from '#server/kernel/Database';

/** The IDs of the filings whose acceptance took effect since this moment, as a subquery. */
export const filingsAcceptedSinceForSystem = (db: Db, since: Date) =>
  db
    .select({ id: reviews.filing_id })
    .from(reviews)
    // The state is written out, as the condition of the index is.
    .where(and(sql`${reviews.state} = 'effective'`, gte(reviews.settled_at, since), eq(reviews.decision, 'accepted')));
