import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, weekdayOf } from '#domain/days/days';

/** Half hours at which hearings of the sample court begin. */
const morning = ['08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
const afternoon = ['13:30', '14:00', '14:30', '15:00', '15:30', '16:00'];
const slots = [...morning, ...afternoon];

type Event = { name: string; minutes: number; in_sitting: boolean; from: string };

/** The types of hearings of the sample court, with their length and the time from which the calendar calls them. */
const events: Event[] = [
  event('Case management conference', 15, '08:30', true),
  event('Motion hearing', 30, '09:00', true),
  event('Demurrer hearing', 30, '09:00', true),
  event('Settlement conference', 60, '13:30'),
  event('Status conference', 15, '08:30', true),
  event('Order to show cause', 15, '08:30', true),
  event('Default prove-up hearing', 30, '10:00'),
  event('Evidentiary hearing', 120, '13:30'),
  event('Request for order hearing', 30, '09:00', true),
  event('Restraining order hearing', 30, '13:30'),
  event('Probate hearing', 30, '09:00', true),
  event('Conservatorship or guardianship hearing', 30, '09:30', true),
  event('Accounting hearing', 30, '10:00', true),
  event('Name change hearing', 15, '08:30', true),
  event('Arraignment', 15, '08:30', true),
  event('Preliminary hearing', 90, '10:00'),
  event('Pretrial conference', 30, '09:00', true),
  event('Sentencing', 30, '13:30', true),
  event('Unlawful detainer trial', 60, '09:00'),
  event('Small claims trial', 30, '13:30'),
  event('Court trial', 360, '08:30'),
  event('Jury trial', 360, '08:30'),
];

function event(name: string, minutes: number, from: string, in_sitting = false): Event {
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

type Options = {
  calendar: CourtCalendar;
  sitting: SittingDay;
  /** Whether a judge takes no hearings on a day: away, or other hearings are there. */
  isKept(judge: string, date: string): boolean;
};

export type Wanted = { event_type: string; judge: string; from: string; attorneys: readonly number[] };

/** The calendar of the plan: no judge and no attorney is in two places at the same time. */
export function openBook({ calendar, sitting, isKept }: Options) {
  const busy = new Set<string>();

  const isInSitting = (judge: string, event: Event, date: string) =>
    judge === sitting.judge && event.in_sitting && weekdayOf(date) === sitting.weekday;

  const timesOf = ({ judge, event_type }: Wanted, date: string): string[] => {
    const event = eventNamed(event_type);
    const own = slots.slice(slots.indexOf(event.from));
    if (judge !== sitting.judge || weekdayOf(date) !== sitting.weekday) return own;
    return isInSitting(judge, event, date) ? morning.slice(1) : own.filter((slot) => afternoon.includes(slot));
  };

  const places = ({ judge, event_type, attorneys }: Wanted, date: string, time: string): string[] => {
    const first = slots.indexOf(time);
    const taken = slots.slice(first, first + Math.max(1, Math.ceil(eventNamed(event_type).minutes / 30)));
    const people = [judge, ...attorneys.map((one) => `attorney ${one}`)];
    return people.flatMap((person) => taken.map((slot) => `${person} ${date} ${slot}`));
  };

  const fits = (wanted: Wanted, time: string) => {
    const { minutes } = eventNamed(wanted.event_type);
    if (minutes > 240) return time === slots[0];
    const part = morning.includes(time) ? morning : afternoon;
    return part.indexOf(time) + Math.ceil(minutes / 30) <= part.length;
  };

  return {
    /** The first free time from a day on. */
    take(wanted: Wanted): { date: string; time: string } {
      for (let date = wanted.from; ; date = addDays(date, 1)) {
        if (!isCourtDay(date, calendar) || isKept(wanted.judge, date)) continue;
        const time = timesOf(wanted, date).find(
          (slot) => fits(wanted, slot) && !places(wanted, date, slot).some((place) => busy.has(place)),
        );
        if (!time) continue;
        for (const place of places(wanted, date, time)) busy.add(place);
        return { date, time };
      }
    },
    /** A hearing that was vacated or continued leaves its time free. */
    free(wanted: Wanted, { date, time }: { date: string; time: string }): void {
      for (const place of places(wanted, date, time)) busy.delete(place);
    },
  };
}

export type CalendarBook = ReturnType<typeof openBook>;

const eventNamed = (name: string): Event => {
  const found = events.find((one) => one.name === name);
  if (!found) throw new Error(`The sample court has no event type ${name}.`);
  return found;
};
