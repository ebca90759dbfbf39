import { previousCourtDay } from '#domain/courts/holidays/isCourtDay';
import type { DeadlineAsk } from './DeadlineAsk.ts';
import { type Derived, deriveDate } from './deriveDate.ts';

/**
 * An earlier day on which the act is timely in any case: for dates that depend on a holiday on which many courts are open, and for dates before a hearing that only the court's manual moves toward the hearing.
 */
export function carefulDate(ask: DeadlineAsk, derived: Derived): { date: string | null; holiday_in_doubt: boolean } {
  if (ask.variant.bound === 'earliest') return { date: null, holiday_in_doubt: false };
  const strict = withoutDoubt(ask, derived);
  const movedOn = movedTowardHearing(ask, derived);
  const dates = [strict, movedOn].filter((date): date is string => date !== null && date < derived.due_date).sort();
  return { date: dates[0] ?? null, holiday_in_doubt: strict !== null && strict !== derived.due_date };
}

function withoutDoubt(ask: DeadlineAsk, { calendar }: Derived): string | null {
  const { often_open, closed } = calendar;
  if (often_open.size === 0) return null;
  const sure = new Map([...closed].filter(([date]) => !often_open.has(date)));
  return deriveDate(ask, { ...calendar, closed: sure, often_open: new Set() }).due_date;
}

function movedTowardHearing({ variant }: DeadlineAsk, { derivation, calendar }: Derived): string | null {
  if (variant.direction !== 'before' || variant.rule.closed_day) return null;
  const moved = derivation.find((step) => step.kind === 'moved' && step.direction === 'after');
  return moved ? previousCourtDay(moved.from, calendar) : null;
}
