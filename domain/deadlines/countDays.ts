import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { seekCourtDay, whyClosed } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import type { ClosedOn } from './DerivationStep.ts';

/** The date this many court days after (1) or before (-1) a date, with the closed days skipped. */
export function countCourtDays(
  from: string,
  amount: number,
  sign: 1 | -1,
  calendar: CourtCalendar,
): { to: string; skipped: ClosedOn[] } {
  const skipped: ClosedOn[] = [];
  let to = from;
  for (let left = amount; left > 0; ) {
    to = addDays(to, sign);
    const reason = whyClosed(to, calendar);
    if (reason === null) left--;
    else skipped.push({ date: to, reason });
  }
  return { to, skipped };
}

/** The nearest court day in a direction, the date itself included, with the closed days before it. */
export function passClosedDays(
  from: string,
  sign: 1 | -1,
  calendar: CourtCalendar,
): { to: string; closed: ClosedOn[] } {
  const to = seekCourtDay(from, calendar, sign);
  const closed: ClosedOn[] = [];
  for (let day = from; day !== to; day = addDays(day, sign)) {
    closed.push({ date: day, reason: whyClosed(day, calendar)! });
  }
  return { to, closed };
}
