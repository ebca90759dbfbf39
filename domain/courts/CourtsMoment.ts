/** A moment, and the time zone of the court in which it is shown. */
export type CourtsMoment = { at: string; time_zone: string };
