import type { Weekday } from '#domain/days/days';
import { type CalendarEvent, event } from './calendarBook.ts';

/** What the further courts hear, in the words of each system. */
export const conferenceOf: Record<string, readonly [first: string, later: string, last: string]> = {
  'specimen-supreme': ['Preliminary conference', 'Compliance conference', 'Settlement and trial conference'],
  'exemplar-district': ['Scheduling conference', 'Status conference', 'Pretrial conference'],
  'model-circuit': ['Case management conference', 'Status conference', 'Pretrial conference'],
  'pattern-circuit': ['Initial case management conference', 'Case management conference', 'Final pretrial conference'],
  'alder-federal': ['Scheduling conference', 'Status conference', 'Final pretrial conference'],
};

export const motionEvent = (court_id: string): string =>
  court_id === 'specimen-supreme' ? 'Oral argument on motion' : 'Motion hearing';

/** The types of hearings of each further court: conferences and motions in the morning, short ones first. */
export const furtherEvents: Record<string, CalendarEvent[]> = Object.fromEntries(
  Object.entries(conferenceOf).map(([court_id, [first, later, last]]) => [
    court_id,
    [
      event(first, 15, '09:30'),
      event(later, 15, '09:30'),
      event(motionEvent(court_id), 30, '10:00'),
      event(last, 30, '14:00'),
    ],
  ]),
);

/** Conferences on Tuesdays and Wednesdays, motions on Thursdays; final conferences are held on any day. */
export function furtherWeekdaysOf(_judge: string, event_type: string): readonly Weekday[] | undefined {
  if (/motion/i.test(event_type)) return ['Thursday'];
  return Object.values(conferenceOf).some(([first, later]) => event_type === first || event_type === later)
    ? ['Tuesday', 'Wednesday']
    : undefined;
}
