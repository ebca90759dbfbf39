import { addDays, daysBetween } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import { type CourtDays, closureOn, hoursOn } from '#domain/hearings/CourtDays';
import { minutesOf, timeOf } from '#domain/hearings/clockMinutes';
import { toWallTime } from '#domain/hearings/courtTime';
import { say } from '#domain/messages/say';
import type { Closed, CourtDay, Stretch } from '../Instance.ts';
import { keepReason } from './PlanReasons.ts';
import { type PlanTimes, planTimes, slotMinutes } from './planTimes.ts';

/** The most slots that a day can have. */
const mostSlots = 64;

/** The days of a plan, each divided into slots of the court’s local time. All days begin at the same time. */
export type SlotGrid = PlanTimes & {
  days: readonly CourtDay[];
  /** The slots that a time takes on each of the days, wholly or in part. */
  stretchesOf(span: Span): Stretch[];
  /** The first slot of a day that begins at a time or later, at most the number of slots. */
  slotFrom(time: string): number;
};

/** Divides the days of a plan into slots. Hours that the court is closed are in the grid, and marked as closed. */
export function slotGrid(days: CourtDays, from: string, to: string): SlotGrid {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const hours = dates.map((date) => hoursOn(date, days));
  const opens = Math.min(...days.hours.map((one) => minutesOf(one.opens)));
  const closes = Math.max(...days.hours.map((one) => minutesOf(one.closes)));
  const begin = Math.floor(opens / slotMinutes) * slotMinutes;
  const slots = Math.min(mostSlots, Math.ceil((closes - begin) / slotMinutes));
  const slotAt = (time: string) => (minutesOf(time) - begin) / slotMinutes;
  const closedOn = (date: string, index: number): Closed[] => {
    const open = hours[index];
    if (!open) return [{ from: 0, to: slots, reason: reasonOf(closureOn(date, days)) }];
    const first = Math.ceil(slotAt(open.opens));
    const last = Math.floor(slotAt(open.closes));
    const reason = keepReason(say('court_hours', { opens: open.opens, closes: open.closes }));
    return [
      { from: 0, to: first, reason },
      { from: last, to: slots, reason },
    ].filter((one) => one.from < one.to);
  };
  const times = planTimes({ dates, begins: timeOf(begin), slots });
  const { dayOf } = times;
  return {
    ...times,
    days: dates.map((date, index) => ({ date, slots, closed: closedOn(date, index) })),
    stretchesOf: ({ starts_at, ends_at }) => {
      const [first, last] = [toWallTime(starts_at, days.time_zone), toWallTime(ends_at, days.time_zone)];
      const found: Stretch[] = [];
      const until = Math.min(dayOf(last.date), dates.length - 1);
      for (let day = Math.max(0, dayOf(first.date)); day <= until; day++) {
        const start = dates[day] === first.date ? Math.max(0, Math.floor(slotAt(first.time))) : 0;
        const end = dates[day] === last.date ? Math.min(slots, Math.ceil(slotAt(last.time))) : slots;
        if (start < end) found.push({ day, from: start, to: end });
      }
      return found;
    },
    slotFrom: (time) => Math.min(slots, Math.max(0, Math.ceil(slotAt(time)))),
  };
}

function reasonOf(closure: { name: string } | undefined): string {
  return keepReason(closure ? say('closure', { name: closure.name }) : { code: 'no_court_day', values: {} });
}
