import { weekdayNumber } from '#domain/days/days';
import { usualHours } from '#domain/hearings/CourtDays';
import { type Hours, halfDays } from '#domain/hearings/staff/halfDays';
import { useReadCourtCalendarQuery } from '../calendarApi.ts';

export const presets = ['day', 'morning', 'afternoon'] as const;

/** The hours of the court on a day of the week, and its mornings and afternoons. */
export function usePresets(): (weekday: number) => Record<(typeof presets)[number], Hours | null> {
  const { data: court } = useReadCourtCalendarQuery();
  return (weekday) => {
    const all = court?.hours ?? usualHours;
    const hours = all.find((one) => one.weekday === weekday) ?? all[0] ?? usualHours[0]!;
    return { day: { from: hours.opens, to: hours.closes }, ...halfDays({ ...hours, weekday }) };
  };
}

export const weekdayOfMoment = (moment: string) => weekdayNumber(moment.slice(0, 10));
