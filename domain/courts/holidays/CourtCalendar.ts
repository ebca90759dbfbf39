import type { Confidence } from '#domain/authority/CheckedFact';
import type { HolidayCalendar } from './HolidayCalendar.ts';

/** A day on which a court is closed by its own order. */
export type ClosedDay = { date: string; name: string };

/** The days on which a court is closed: its holidays and its own closures. */
export type CourtCalendar = {
  authorities: readonly { authority: string; confidence: Confidence }[];
  covers: { from: string; to: string };
  /** By date. */
  closed: ReadonlyMap<string, string>;
  /** By date: the reason for which some courts of the system are closed. */
  partial: ReadonlyMap<string, string>;
  /** Statutory holidays on which many of these courts are open. */
  often_open: ReadonlySet<string>;
};

/** Combines a court system's holidays with the court's own closures. */
export function courtCalendar(
  calendars: readonly HolidayCalendar[],
  closures: readonly ClosedDay[] = [],
): CourtCalendar {
  const closed = new Map<string, string>();
  const partial = new Map<string, string>();
  for (const { holidays, partial: some } of calendars) {
    for (const [date, name] of holidays) if (!closed.has(date)) closed.set(date, name);
    for (const [date, name, why] of some) if (!partial.has(date)) partial.set(date, `${name} (${why})`);
  }
  const often_open = new Set(calendars.flatMap(({ often_open: some }) => some ?? []));
  for (const { date, name } of closures) {
    closed.set(date, name);
    often_open.delete(date);
  }
  for (const date of closed.keys()) partial.delete(date);
  return {
    authorities: calendars.map(({ authority, confidence }) => ({ authority, confidence })),
    covers: {
      from:
        calendars
          .map(({ covers }) => covers.from)
          .sort()
          .at(-1) ?? '9999-12-31',
      to: calendars.map(({ covers }) => covers.to).sort()[0] ?? '0001-01-01',
    },
    closed,
    partial,
    often_open,
  };
}
