import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';

/** The days on which the courts of a system are closed, in the years that it covers. */
export type HolidayCalendar = CheckedFact & {
  name: string;
  authority: string;
  confidence: Confidence;
  /** Outside these dates, only weekends are known. */
  covers: { from: string; to: string };
  /** The day on which the courts are closed, and the holiday's name. */
  holidays: readonly (readonly [date: string, name: string])[];
  /**
   * Listed holidays on which many of these courts are open: a date moved because of one is shown with the earlier date.
   */
  often_open?: readonly string[];
  /** Days on which only some of these courts are closed. No deadline is moved for them unless the court says that it is closed. */
  partial: readonly (readonly [date: string, name: string, why: string])[];
};
