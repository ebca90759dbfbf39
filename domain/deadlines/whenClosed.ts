import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { countingRules } from './countingRules.ts';
import type { DeadlineAsk } from './DeadlineAsk.ts';
import { type Derived, deriveDate } from './deriveDate.ts';

/** The date to which a due date would move if the court closed on it by order. */
export type IfClosed = {
  /**
   * The days on which the court is assumed to close: the due date, and later days on which these courts often close.
   */
  days: string[];
  due_date: string;
  authority: string;
  /** Why many of these courts close on that day; null if unknown. */
  reason: string | null;
};

/** How a date moves if the court closes on it; null for waiting periods and if no rule covers such a day. */
export function whenClosed(ask: DeadlineAsk, { due_date, calendar }: Derived): IfClosed | null {
  const { rule, bound } = ask.variant;
  const { closure_citation: authority } = countingRules[rule.system];
  if (bound === 'earliest' || authority === null) return null;
  const days: string[] = [];
  let then = due_date;
  do {
    days.push(then);
    then = deriveDate(closedOn(ask, calendar, days)).due_date;
  } while (calendar.partial.has(then) && !days.includes(then));
  return { days, due_date: then, authority, reason: calendar.partial.get(due_date) ?? null };
}

function closedOn(ask: DeadlineAsk, { partial }: CourtCalendar, days: readonly string[]): DeadlineAsk {
  const assumed = days.map((date) => ({ date, name: partial.get(date) ?? 'Closed by order' }));
  return { ...ask, closures: [...(ask.closures ?? []), ...assumed] };
}
