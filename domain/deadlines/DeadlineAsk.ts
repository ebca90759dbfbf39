import type { Jurisdiction } from '#domain/courts/choices';
import type { ClosedDay } from '#domain/courts/holidays/CourtCalendar';
import type { DeadlineVariant } from './deadlineRules.ts';

export type DeadlineAsk = {
  variant: DeadlineVariant;
  /** YYYY-MM-DD, like the other dates. */
  trigger_date: string;
  service_method?: string | null;
  /** The state in which a federal court sits. */
  state?: Jurisdiction | null;
  /** Days that count as holidays there because the court is closed by order. */
  closures?: readonly ClosedDay[];
};
