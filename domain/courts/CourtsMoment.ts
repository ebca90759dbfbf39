/** A moment, and the time zone of the court by whose clock it is written. */
export type CourtsMoment = { at: string; time_zone: string };
