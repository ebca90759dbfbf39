import type { Jurisdiction } from '#domain/courts/choices';
import type { ClosedDay } from '#domain/courts/holidays/CourtCalendar';

/** A deadline whose date an authority or a person gave, never the portal. Dates are YYYY-MM-DD. */
export type GoldenCase = {
  /** The id of a rule, with its condition after a colon. */
  rule: string;
  trigger: string;
  due: string;
  service: string | null;
  state: Jurisdiction | null;
  why: string;
  authority: string;
  /** Holidays of years that the portal does not know, or closures by order. */
  closures?: readonly ClosedDay[];
  /** Where the date is arguable: the careful day that the portal gives, and why. */
  careful?: string;
  reasoning?: string;
};
