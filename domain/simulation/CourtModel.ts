/** Minutes of a day, from the first up to but not including the last. Days are numbered from the first simulated day. */
export type DayStretch = { day: number; from: number; to: number };

/**
 * A court as the simulation receives it: plain data, so that a simulation that was interrupted continues from what it
 * began with. Judges, courtrooms, event types, and case types are named by their position in their lists.
 */
export type CourtModel = {
  /** The first simulated day (YYYY-MM-DD), and its weekday; 0 is Sunday. */
  first_day: string;
  first_weekday: number;
  /** How many weeks are simulated. The days continue after them, so that every hearing finds its place. */
  weeks: number;
  /** The court’s hours in minutes of the day; null on days on which it is closed. */
  days: readonly ({ opens: number; closes: number } | null)[];
  judges: readonly ModelJudge[];
  rooms: readonly { id: string; name: string }[];
  types: readonly { id: string; name: string }[];
  case_types: readonly string[];
  calls: readonly ModelCall[];
  /** Hearings that are on the calendar. */
  set: readonly SetHearing[];
  /** Requests that have no place yet, the oldest first. */
  waiting: readonly WaitingHearing[];
  /** Days from the request before which no hearing is set where the past does not show more. */
  notice_days: number;
  /** Days after the notice within which a hearing should be held. */
  standard_days: number;
  past: CourtPast;
};

export type ModelJudge = { id: string; name: string; home_room: number | null; away: readonly DayStretch[] };

/** A calendar call with the number of hearings that it has room for, set ones included. */
export type ModelCall = DayStretch & {
  judge: number;
  room: number;
  capacity: number;
  /** What is heard in it. */
  types: readonly number[];
};

/** What is heard, by whom, and for how long. */
export type Matter = { type: number; case_type: number; judge: number | null; minutes: number };

export type SetHearing = Matter & {
  day: number;
  from: number;
  room: number | null;
  /** The position of the call in which it is heard; null if its time is its own. */
  call: number | null;
};

/** A request that was made on a day before the first simulated day, or on it. */
export type WaitingHearing = Matter & { asked: number };

/** A request of the past, on a day of its week; 0 is Sunday. */
export type PastRequest = Matter & { weekday: number };

export const fates = ['held', 'continued', 'canceled'] as const;
export type Fate = (typeof fates)[number];

/** What became of a past hearing, and how many days before its date that was decided. */
export type PastFate = { type: number; fate: Fate; days_before: number };

/** How long a hearing took, in minutes. */
export type PastDuration = { type: number; judge: number | null; minutes: number };

/** What the court’s past shows. */
export type CourtPast = {
  /** The requests of each past week, the newest week first. */
  weeks: readonly (readonly PastRequest[])[];
  /** Requests with the day on which they were made, and those that are counted in the week of their hearing instead. */
  recorded: number;
  inferred: number;
  /** The shortest usual time from a request to its hearing, in days, by event type; null where too few are known. */
  leads: readonly { days: number | null; n: number }[];
  fates: readonly PastFate[];
  durations: readonly PastDuration[];
  /** The longest usual day of a judge in court, in minutes, and the days that it is taken from. */
  full_day: number;
  judge_days: number;
};
