import { and, eq, inArray } from 'drizzle-orm';
import { hearingRequests } from '#server/db/schema/hearingRequests';
import type { Db } from '#server/kernel/Database';

type RequestDate = { hearing_id: string | null; case_id: string; purpose: string; minutes: number; requested_at: Date };

/** The requests of a court that are undecided, and those that were scheduled, with the hearings that came of them. */
export function findRequestDatesForSystem(db: Db, court_id: string): Promise<RequestDate[]> {
  const { hearing_id, case_id, purpose, minutes, requested_at, state } = hearingRequests;
  return db
    .select({ hearing_id, case_id, purpose, minutes, requested_at })
    .from(hearingRequests)
    .where(and(eq(hearingRequests.court_id, court_id), inArray(state, ['pending', 'scheduled'])));
}
