import { addDays, daysBetween } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import { type CourtDays, closureOn, hoursOn } from '#domain/hearings/CourtDays';
import { toWallTime, type WallTime } from '#domain/hearings/courtTime';
import type { Closed, CourtDay, Stretch } from '../Instance.ts';

/** The minutes of a slot. */
export const slotMinutes = 15;
/** The most slots that a day can have. */
const mostSlots = 64;

/** The days of a plan, each divided into slots of the court’s local time. All days begin at the same time. */
export type SlotGrid = {
  days: readonly CourtDay[];
  /** The slots that a time takes on each of the days, wholly or in part. */
  stretchesOf(span: Span): Stretch[];
  /** The day and the slot in which a time begins; null outside the grid. */
  placeOf(at: WallTime): { day: number; slot: number } | null;
  /** The first slot of a day that begins at a time or later, at most the number of slots. */
  slotFrom(time: string): number;
  /** The time at which a slot begins. */
  timeOf(day: number, slot: number): WallTime;
  /** The position of a date, which can lie before the first or after the last day. */
  dayOf(date: string): number;
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
    if (!open) return [{ from: 0, to: slots, reason: closureOn(date, days)?.name ?? closedWeekday }];
    const first = Math.ceil(slotAt(open.opens));
    const last = Math.floor(slotAt(open.closes));
    const reason = `Open from ${open.opens} to ${open.closes}`;
    return [
      { from: 0, to: first, reason },
      { from: last, to: slots, reason },
    ].filter((one) => one.from < one.to);
  };
  const known = new Map(dates.map((date, day) => [date, day]));
  const dayOf = (date: string) => known.get(date) ?? daysBetween(from, date);
  return {
    days: dates.map((date, index) => ({ date, slots, closed: closedOn(date, index) })),
    dayOf,
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
    placeOf: ({ date, time }) => {
      const [day, slot] = [dayOf(date), Math.floor(slotAt(time))];
      return day < 0 || day >= dates.length || slot < 0 || slot >= slots ? null : { day, slot };
    },
    slotFrom: (time) => Math.min(slots, Math.max(0, Math.ceil(slotAt(time)))),
    timeOf: (day, slot) => ({ date: dates[day]!, time: timeAt(begin + slot * slotMinutes) }),
  };
}

const closedWeekday = 'No court day';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const two = (count: number) => String(count).padStart(2, '0');
const timeAt = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
