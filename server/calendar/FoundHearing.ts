import type { EarlierDate } from '#contract/hearingTimes';
import type { hearings } from '#server/db/schema/calendar';

export type StoredHearing = typeof hearings.$inferSelect;

export type FoundHearing = {
  hearing: StoredHearing;
  sitting_title: string | null;
  attorneys: { id: string; full_name: string }[];
  /** The dates that it had, the last first. */
  moved_from: EarlierDate[];
};
