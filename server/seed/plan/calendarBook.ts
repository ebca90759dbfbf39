import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, type Weekday, weekdayOf } from '#domain/days/days';

const slotMinutes = 15;

/** Quarter hours at which hearings begin, in the hours in which the courts sit. */
const morning = quarters('08:30', '12:00');
const afternoon = quarters('13:30', '16:30');
const slots = [...morning, ...afternoon];
/** A calendar has at most as many matters as a judge hears on a day. */
const mostOnDay = 20;

function quarters(from: string, to: string): string[] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const count = (minutes(to) - minutes(from)) / slotMinutes;
  return Array.from({ length: count }, (_, index) => {
    const at = minutes(from) + index * slotMinutes;
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  });
}

/** A type of hearing, its length, and the time from which it is called. */
export type CalendarEvent = { name: string; minutes: number; in_sitting: boolean; from: string };

/** The types of hearings of the sample court, with their length and the time from which the calendar calls them. */
export const events: CalendarEvent[] = [
  event('Case management conference', 15, '08:30', true),
  event('Motion hearing', 15, '09:00', true),
  event('Demurrer hearing', 15, '09:00', true),
  event('Settlement conference', 60, '13:30'),
  event('Status conference', 15, '08:30', true),
  event('Order to show cause', 15, '08:30', true),
  event('Default prove-up hearing', 30, '10:00'),
  event('Evidentiary hearing', 120, '13:30'),
  event('Request for order hearing', 15, '09:00', true),
  event('Restraining order hearing', 30, '13:30'),
  event('Probate hearing', 15, '09:00', true),
  event('Conservatorship or guardianship hearing', 15, '09:30', true),
  event('Accounting hearing', 15, '10:00', true),
  event('Name change hearing', 15, '08:30', true),
  event('Arraignment', 15, '08:30', true),
  event('Preliminary hearing', 90, '10:00'),
  event('Pretrial conference', 15, '09:00', true),
  event('Sentencing', 15, '13:30', true),
  event('Unlawful detainer trial', 60, '09:00'),
  event('Small claims trial', 15, '13:30'),
  event('Court trial', 360, '08:30'),
  event('Jury trial', 360, '08:30'),
];

export function event(name: string, minutes: number, from: string, in_sitting = false): CalendarEvent {
  return { name, minutes, from, in_sitting };
}

/** The event types of the sample court’s calendar. */
export const plannedEventTypes = events.map(({ name, minutes, in_sitting }) => ({
  name,
  duration_minutes: minutes,
  held_in_sitting: in_sitting,
}));

/** A judge who calls motions in a sitting on one morning of the week, which is left free of everything else. */
export type SittingDay = { judge: string; weekday: string };

/** A hearing that is on the calendar already, with its length. */
export type BookedHearing = { judge: string; date: string; time: string; minutes: number };

type Options = {
  calendar: CourtCalendar;
  sitting: SittingDay | null;
  /** The events of the court, and the weekdays on which a judge calls those that are called on a calendar. */
  events: readonly CalendarEvent[];
  weekdaysOf(judge: string, event_type: string): readonly Weekday[] | undefined;
  /** Whether a judge takes no hearings on a day. */
  isKept(judge: string, date: string): boolean;
  booked: readonly BookedHearing[];
};

export type Wanted = { event_type: string; judge: string; from: string; attorneys: number[] };

/** The calendar of the plan: no judge and no attorney is in two places at the same time. */
export function openBook({ calendar, sitting, events: known, weekdaysOf, isKept, booked }: Options) {
  const busy = new Set<string>();
  const matters = new Map<string, number>();
  const eventNamed = (name: string): CalendarEvent => {
    const found = known.find((one) => one.name === name);
    if (!found) throw new Error(`The court has no event type ${name}.`);
    return found;
  };
  const lengthOf = (minutes: number) => Math.max(1, Math.ceil(minutes / slotMinutes));
  const mattersOn = (judge: string, date: string) => matters.get(`${judge} ${date}`) ?? 0;
  const count = (judge: string, date: string, by: 1 | -1) =>
    matters.set(`${judge} ${date}`, mattersOn(judge, date) + by);

  const timesOf = ({ judge, event_type }: Wanted, date: string): string[] => {
    const event = eventNamed(event_type);
    const own = slots.slice(slots.indexOf(event.from));
    if (!sitting || judge !== sitting.judge || weekdayOf(date) !== sitting.weekday) return own;
    return event.in_sitting
      ? morning.filter((slot) => slot >= '09:00')
      : own.filter((slot) => afternoon.includes(slot));
  };

  const slotsFrom = (time: string, minutes: number) => {
    const first = slots.indexOf(time);
    return slots.slice(first, first + lengthOf(minutes));
  };

  const places = ({ judge, event_type, attorneys }: Wanted, date: string, time: string): string[] => {
    const taken = slotsFrom(time, eventNamed(event_type).minutes);
    const people = [judge, ...attorneys.map((one) => `attorney ${one}`)];
    return people.flatMap((person) => taken.map((slot) => `${person} ${date} ${slot}`));
  };

  const fits = ({ event_type }: Wanted, time: string) => {
    const { minutes } = eventNamed(event_type);
    if (minutes > 240) return time === slots[0];
    const part = morning.includes(time) ? morning : afternoon;
    return part.indexOf(time) + lengthOf(minutes) <= part.length;
  };

  /** The first free time of a day on which the judge calls such matters. */
  const timeOn = (wanted: Wanted, date: string): string | undefined => {
    const { judge, event_type } = wanted;
    const weekdays = weekdaysOf(judge, event_type);
    if (weekdays && !weekdays.includes(weekdayOf(date))) return undefined;
    if (!isCourtDay(date, calendar) || isKept(judge, date) || mattersOn(judge, date) >= mostOnDay) return undefined;
    return timesOf(wanted, date).find(
      (slot) => fits(wanted, slot) && !places(wanted, date, slot).some((place) => busy.has(place)),
    );
  };

  const book = (wanted: Wanted, date: string, time: string) => {
    for (const place of places(wanted, date, time)) busy.add(place);
    count(wanted.judge, date, 1);
    return { date, time };
  };

  for (const { judge, date, time, minutes } of booked) {
    for (const slot of slotsFrom(time, minutes)) busy.add(`${judge} ${date} ${slot}`);
    count(judge, date, 1);
  }

  return {
    /** The first free time from a day on. */
    take(wanted: Wanted): { date: string; time: string } {
      for (let date = wanted.from; ; date = addDays(date, 1)) {
        const time = timeOn(wanted, date);
        if (time) return book(wanted, date, time);
      }
    },
    /** A time on the emptiest of some days on which the judge calls such matters; null if none of them has time. */
    spread(wanted: Wanted, days: readonly string[]): { date: string; time: string } | null {
      const emptiest = [...days].sort((a, b) => mattersOn(wanted.judge, a) - mattersOn(wanted.judge, b));
      for (const date of emptiest) {
        const time = timeOn(wanted, date);
        if (time) return book(wanted, date, time);
      }
      return null;
    },
    /** A hearing that was vacated or continued leaves its time free. */
    free(wanted: Wanted, { date, time }: { date: string; time: string }): void {
      for (const place of places(wanted, date, time)) busy.delete(place);
      count(wanted.judge, date, -1);
    },
  };
}

export type CalendarBook = ReturnType<typeof openBook>;
