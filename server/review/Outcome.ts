import type { StoredCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import type { StoredReturn } from '#server/filings/attachments/returnedAttachments';
import type { StoredReview } from '#server/filings/reviewRepository';
import type { Placed } from './placeFiling.ts';

/** A decision that takes effect now, and, if it accepts, where the filing went. */
export type Outcome = {
  review: StoredReview;
  filing: typeof filings.$inferSelect;
  court: StoredCourt;
  at: Date;
  placed: Placed | null;
  /** Attachments that an acceptance returns; with their filings once they are separated. */
  returned: StoredReturn[];
  /** The docket number of a deficiency notice, if one was entered. */
  notice: number | null;
};
