import type { Span } from '#domain/hearings/availability';
import type { Sitting } from '#domain/hearings/Calendar';
import type { CourtDays } from '#domain/hearings/CourtDays';
import type { HearingStatus } from '#domain/hearings/statuses';

/** What the records of a court say, in the court’s terms; `modelOf` translates it into a model. */
export type CourtFacts = {
  /** The day after which the simulation begins (YYYY-MM-DD). */
  today: string;
  days: CourtDays;
  judges: readonly { id: string; name: string; home_room: string | null; away: readonly Span[] }[];
  rooms: readonly { id: string; name: string }[];
  types: readonly { id: string; name: string; held_in_sitting: boolean }[];
  /** Calendar calls after today; those of a recurring calendar continue after the last day that is planned. */
  sittings: readonly (Sitting & { recurs: boolean })[];
  planned_until: string;
  /** Every hearing of the past that is read, those after today, and requests without a time. */
  hearings: readonly FactHearing[];
};

export type FactHearing = {
  event_type_id: string | null;
  event_type: string;
  case_type: string;
  judge_id: string | null;
  minutes: number;
  status: HearingStatus;
  /** Null for a request that names no time. */
  date: string | null;
  time: string;
  courtroom_id: string | null;
  sitting_id: string | null;
  /** The day on which it was requested or set; null if no record has it. */
  asked: string | null;
  /** Whether a continued hearing led to it, so that it is no new request. */
  follows: boolean;
  /** The day of its last change. */
  changed: string;
  /** The minutes that it took in the courtroom; null if no record has them. */
  took: number | null;
};
