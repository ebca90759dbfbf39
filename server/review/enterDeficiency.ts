import { dateInZone } from '#domain/days/dateInZone';
import { say } from '#domain/messages/say';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import type { StoredCourt } from '#server/courts/findCourt';
import type { StoredReview } from '#server/filings/reviewRepository';
import type { Db } from '#server/kernel/Database';
import { defectOf } from './defectOf.ts';
import type { Placed } from './placeFiling.ts';

type Deficient = { review: StoredReview; court: StoredCourt; at: Date };

/**
 * Enters the clerk’s deficiency notice on the docket, after the filing to which it refers, under the next number. The
 * filing keeps its date: only a judge strikes it (Fed. R. Civ. P. 5(d)(4)).
 */
export async function enterDeficiency(tx: Db, { review, court, at }: Deficient, placed: Placed): Promise<number> {
  return enterOnDocket(tx, placed.case_id, {
    filed_on: dateInZone(at, court.time_zone),
    entered_at: at,
    entered_by: review.decided_by,
    kind: 'notice',
    description: say('docket.deficiency_noted', { entry: placed.number, ...defectOf(review, court) }),
  });
}
