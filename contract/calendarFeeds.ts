import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

/** The address at which calendar programs read a person's hearings and deadlines. */
export const CalendarFeed = z.object({
  created_at: Moment,
  /** To the hour; null before a calendar program read it. */
  last_read_at: Moment.nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** A new feed. Its address is shown only in this response. */
export const NewCalendarFeed = z.object({ message: z.string(), address: z.string(), data: CalendarFeed });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/scheduling/feed/',
  permission: 'hearings:read',
  input: z.object({}),
  reply: z.object({ data: CalendarFeed.nullable() }),
  status: 200,
  summary: 'Returns when your calendar address was created and last read; null without one.',
});

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/scheduling/feed/',
  permission: 'hearings:read',
  input: z.object({}),
  reply: NewCalendarFeed,
  status: 201,
  summary:
    'Creates an address at which your calendar program reads your hearings and deadlines. It replaces an earlier one.',
});

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/scheduling/feed/',
  permission: 'hearings:read',
  input: z.object({}),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Revokes your calendar address. Calendar programs can no longer read it.',
});

/** iCalendar, not JSON. The secret in the address is its authorization. */
export const sendCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar-feeds/:token/calendar.ics',
  permission: 'portal:visit',
  input: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  reply: z.never(),
  status: 200,
  produces: ['text/calendar'],
  summary: 'Returns the hearings and deadlines of the person who created the address, for calendar programs.',
});
